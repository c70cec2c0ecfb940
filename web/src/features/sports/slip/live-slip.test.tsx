import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Refused } from '@xinghe/contract/refusal.ts'
import { championsTopic, matchTopic } from '@xinghe/contract/sports-topics.ts'
import { hkPrice } from '@xinghe/rules/base/odds.ts'
import type { SlipPick } from '@xinghe/rules/sports/slip/item.ts'
import { setLanguage } from '../../../platform/i18n/language.ts'
import { currentState, togglePick } from './slip-store.ts'
import { cutLive, isAsked, mendLive, stubLive, tell } from './testing/live-wire.ts'
import {
  betHundred,
  button,
  enterBook,
  leaveBook,
  openBook,
  orderOf,
  pick,
  quoteOf,
  show,
} from './testing/open-book.tsx'

vi.mock('../../../platform/i18n/load-dictionary.ts', () => ({ loadDictionary: async () => ({}) }))

beforeEach(() => {
  stubLive()
  enterBook()
})
afterEach(leaveBook)

const head = { datetime: 0, isLive: 0, gameStatus: 'before', playCount: 1 }
const running = { ...head, isLive: 1, gameStatus: 'running', sc_FT_H: 1, sc_FT_C: 0 }

const matchOf = (gide: string, play: string, more: object = head) => ({
  gide,
  gameType: 'FT',
  discipline: 'football',
  league_id: 'l1',
  league: '联赛',
  team_h: '星河联',
  team_c: '海港城',
  ...more,
  markets: [[`${gide}.R0`, play, -2, 1, null, 1, ['H', 95, 'C', 93]]],
})

/** The slip with one pick, after the snapshot of its match. */
const openFollowed = async (given: Partial<SlipPick>, more: object = head) => {
  const taken = pick(given.matchId ?? 'm1', given)
  const topic = matchTopic(taken.matchId)
  const book = openBook({ place: () => ({ orders: [orderOf()], balance: '700.00' }) })
  togglePick(taken)
  show()
  await screen.findByText(/^限额 ¥/)
  await waitFor(() => expect(isAsked(topic)).toBe(true))
  tell('snap', topic, { match: matchOf(taken.matchId, taken.play, more), events: [] })
  return {
    book,
    move: (headNow: object | 0, ...market: readonly number[]) =>
      tell('delta', topic, {
        move: [taken.matchId, headNow, market.length === 0 ? [] : [['R0', ...market]]],
      }),
    gone: () => tell('delta', topic, { move: [taken.matchId] }),
  }
}

describe('the slip follows the topics of its picks', () => {
  it('to a moved price, without asking for it', async () => {
    const { book, move } = await openFollowed({ matchId: 'a1' })
    const asked = book.callsOf('quote').length
    move(0, 1, 90, 98)
    await screen.findByText('赔率由 0.95 变为 0.90')
    expect(book.callsOf('quote')).toHaveLength(asked)
    move(0, 1, 95, 93)
    await screen.findByText('赔率 0.95')
  })

  it('to a suspension, its end, and a market that is gone', async () => {
    const { move, gone } = await openFollowed({ matchId: 'a2' })
    move(0, 2, 95, 93)
    expect(await screen.findAllByText('该盘口暂时封盘，请稍后再试')).toHaveLength(2)
    move(0, 1, 95, 93)
    await screen.findByText('请输入投注金额')
    move(0, 0)
    expect(await screen.findAllByText('该盘口已关闭，请选择其他投注项')).toHaveLength(2)
    gone()
  })

  it('to a silent feed, which it names', async () => {
    const { move } = await openFollowed({ matchId: 'a3' })
    move({ ...head, held: 'feed-silent' }, 2, 95, 93)
    expect(await screen.findAllByText('赛事数据暂时中断，暂不接受投注')).toHaveLength(2)
  })

  it('to a goal, and bets with the score that stands beside the pick', async () => {
    const { book, move } = await openFollowed({ matchId: 'a4', play: 'RE' }, running)
    await screen.findByLabelText('当前比分 1 - 0')
    move({ ...running, sc_FT_H: 2, redcard_h: 0, redcard_c: 1 })
    await screen.findByLabelText('当前比分 2 - 0')
    await betHundred()
    await screen.findByText('T100001')
    const [sent] = book.callsOf('place')
    expect(book.requestOf(sent).bets[0]?.picks[0]).toMatchObject({
      seen: { score: [2, 0], reds: [0, 1] },
    })
  })

  it('to a title, by the topic of its sport', async () => {
    openBook({})
    togglePick(
      pick('c1', { play: 'FS', side: 'r1', line: null, marketId: 'c1.FS..', hk: hkPrice(450) }),
    )
    show()
    const topic = championsTopic('FT')
    await waitFor(() => expect(isAsked(topic)).toBe(true))
    const title = { championId: 'c1', gameType: 'FT', state: 1 }
    tell('snap', topic, { champions: [{ ...title, runners: [['r1', '星河联', 430]] }] })
    await screen.findByText('赔率由 5.50 变为 5.30')
  })
})

describe('after a switch of the language the slip names its picks', () => {
  afterEach(() => setLanguage('zh-CN'))

  it('by the topic of the match in that language', async () => {
    await openFollowed({ matchId: 'a5' })
    expect(screen.getAllByText(/海港城/).length).toBeGreaterThan(0)
    await setLanguage('zh-TW')
    const topic = matchTopic('a5', 'zh-TW')
    await waitFor(() => expect(isAsked(topic)).toBe(true))
    const names = { team_h: '星河聯', team_c: '海港城隊' }
    tell('snap', topic, { match: { ...matchOf('a5', 'R'), ...names }, events: [] })
    await waitFor(() => expect(currentState().slip.items[0]).toMatchObject({ home: '星河聯' }))
    expect(screen.getAllByText(/星河聯/).length).toBeGreaterThan(0)
    expect(screen.queryByText(/星河联/)).toBeNull()
  })

  it('by the titles of the sport in that language', async () => {
    openBook({})
    const given = {
      play: 'FS',
      side: 'r1',
      line: null,
      marketId: 'c2.FS..',
      hk: hkPrice(450),
    } as const
    togglePick(pick('c2', { ...given, home: '星河联赛 第 3 赛季冠军', away: '星河联' }))
    show()
    await setLanguage('zh-TW')
    const topic = championsTopic('FT', 'zh-TW')
    await waitFor(() => expect(isAsked(topic)).toBe(true))
    const title = { championId: 'c2', gameType: 'FT', league: '星河聯賽', season: 3, state: 1 }
    tell('snap', topic, { champions: [{ ...title, runners: [['r1', '星河聯', 450]] }] })
    await waitFor(() => expect(currentState().slip.items[0]).toMatchObject({ away: '星河聯' }))
    expect(currentState().slip.items[0]?.home).toMatch(/^星河聯賽 /)
  })
})

it('the receipt of a bet is read again in a language that is switched to', async () => {
  const { callsOf } = openBook({
    place: () => ({ orders: [orderOf()], balance: '700.00' }),
    ticket: () => [orderOf()],
  })
  togglePick(pick('a6'))
  show()
  await betHundred()
  await screen.findByText('T100001')
  await setLanguage('zh-TW')
  await waitFor(() => expect(callsOf('ticket')).toHaveLength(1))
  expect(callsOf('ticket')[0]?.body['Request']).toMatchObject({ langx: 'zh-tw' })
  await setLanguage('zh-CN')
})

describe('without the socket', () => {
  it('prices are asked for, and marked where no answer comes either', async () => {
    const { move } = await openFollowed({ matchId: 'b1' })
    move(0, 1, 92, 96)
    await screen.findByText('赔率由 0.95 变为 0.92')
    expect(screen.queryByText('赔率可能已过时')).toBeNull()
    openBook({ quote: quoteOf({ ioratio: 97 }) })
    cutLive()
    await screen.findByText('赔率由 0.95 变为 0.97')
    openBook({
      quote: () => {
        throw new TypeError('network')
      },
    })
    await screen.findByLabelText('赔率可能已过时')
    expect(currentState().slip.items[0]?.hk).toBe(97)
  })

  it('nothing can be bet on once the server is back without its feed', async () => {
    await openFollowed({ matchId: 'b2' })
    const { callsOf } = openBook({
      quote: () => {
        throw new Refused('feed-error')
      },
    })
    cutLive()
    await screen.findByText('赛事数据暂时中断，暂不接受投注')
    const asked = callsOf('quote').length
    mendLive()
    await waitFor(() => expect(isAsked(matchTopic('b2'))).toBe(true))
    // The slip queries once more when it is subscribed again.
    await waitFor(() => expect(callsOf('quote').length).toBeGreaterThan(asked))
    expect(currentState().slip.items[0]?.market).toBe('silent')
    expect((await button(/^投注( ¥|$)/)).getAttribute('aria-disabled')).toBe('true')
  })
})
