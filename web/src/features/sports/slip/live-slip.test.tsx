import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Refused } from '@xinghe/contract/refusal.ts'
import { championsTopic, matchTopic } from '@xinghe/contract/sports-topics.ts'
import { hkPrice } from '@xinghe/rules/base/odds.ts'
import type { SlipPick } from '@xinghe/rules/sports/slip/item.ts'
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
