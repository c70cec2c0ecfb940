import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Refused } from '@xinghe/contract/refusal.ts'
import { hkPrice } from '@xinghe/rules/base/odds.ts'
import { clearSlip, setSeries } from '@xinghe/rules/sports/slip.ts'
import type { SlipPick } from '@xinghe/rules/sports/slip-item.ts'
import { slipFromText } from '@xinghe/rules/sports/slip-text.ts'
import { queryClient } from '../../../platform/api/query-client.ts'
import { fakeSite, type SeenCall } from '../../../platform/api/testing/fake-site.ts'
import { shownFeedback } from '../../../platform/feedback/dialogs.ts'
import { keepLaunched } from '../../../platform/session/launched.ts'
import { session } from '../../../platform/session/session.ts'
import { readIntention } from './intention.ts'
import { cancelPlacement } from './placement-store.ts'
import { changeSlip, currentSlip, togglePick, tryChange } from './slip-store.ts'
import { SlipPanel } from './SlipPanel.tsx'
import { useSlipService } from './use-slip-service.ts'

// A busy machine may be slow; an answer that never comes still fails.
configure({ asyncUtilTimeout: 10_000 })
vi.setConfig({ testTimeout: 30_000 })

const member = 'mem_00000001'

beforeEach(() => {
  session.start({ token: 't', userId: member })
  keepLaunched('CRTY', { enName: 'crty', gameCode: '', channelCode: 'CRTY', uid: 'uid_1' })
})
afterEach(() => {
  cleanup()
  cancelPlacement()
  tryChange(clearSlip)
  queryClient.clear()
  session.end()
  localStorage.clear()
  vi.unstubAllGlobals()
})

const pick = (matchId: string, over: Partial<SlipPick> = {}): SlipPick => ({
  matchId,
  lineId: `${matchId}.R0`,
  halfId: null,
  gameType: 'FT',
  play: 'R',
  side: 'H',
  line: -2,
  goalNumber: null,
  hk: hkPrice(95),
  home: '星河联',
  away: '海港城',
  ...over,
})

interface Asked {
  readonly picks: readonly { readonly ioratio: number; readonly ratio: number | null }[]
  readonly series: boolean
  readonly bets: readonly {
    readonly code: string
    readonly stake: string
    readonly picks: Asked['picks']
  }[]
}

const limits = {
  minRisk: '10.00',
  maxRisk: '5000.00',
  marketRoom: '100000.00',
  matchRoom: '100000.00',
  memberDayRoom: '100000.00',
}

const quoteOf =
  (over: Record<string, unknown> = {}) =>
  ({ picks, series }: Asked) => ({
    picks: picks.map(({ ioratio, ratio }) => ({
      ioratio,
      ratio,
      state: 'open',
      live: null,
      limits,
      ...over,
    })),
    seriesLimits: series ? limits : null,
    cap: { amount: '10000000.00', left: '9000000.00' },
    balance: '800.00',
    confirmMs: 0,
  })

const at = '2026-03-10T04:00:00.000Z'

const orderOf = (over: Record<string, unknown> = {}) => ({
  ticket_id: 'T100001',
  orderId: 'bet_1',
  requestId: 'r',
  state: 'open',
  code: 'single',
  stake: '100.00',
  risk: '100.00',
  maxWin: '95.00',
  result: null,
  net: null,
  payout: null,
  reason: null,
  explanation: null,
  placedAt: at,
  deadline: null,
  settledAt: null,
  appealUntil: null,
  legs: [],
  ...over,
})

type Method = (asked: Asked) => unknown

const settings: Method = () => ({
  oddsType: 'H',
  policy: 'none',
  quickStakes: ['100.00', '500.00'],
  defaultStake: null,
  keepAfterBet: false,
})

/** The book as the slip sees it; a method may throw what the wire would. */
const openBook = (given: Record<string, Method>) => {
  const methods: Record<string, Method> = { settings, quote: quoteOf(), ...given }
  const site = fakeSite({
    resource: ({ method, Request }) => methods[String(method)]?.(Request as Asked),
  })
  vi.stubGlobal('fetch', site.fetch)
  const callsOf = (method: string): SeenCall[] =>
    site.callsOf('resource').filter(({ body }) => body['method'] === method)
  return { callsOf, requestOf: (call: SeenCall | undefined) => call?.body['Request'] as Asked }
}

function Slip() {
  useSlipService()
  return <SlipPanel />
}

const show = () =>
  render(
    <MemoryRouter>
      <Slip />
    </MemoryRouter>,
  )

const stakeFields = () => screen.getAllByRole('textbox')
const type = (text: string, field = 0): void =>
  void fireEvent.change(stakeFields()[field]!, { target: { value: text } })
const button = (name: RegExp | string) => screen.findByRole('button', { name })

describe('the slip', () => {
  it('tells the limits before anything is typed and clamps to the balance with a notice', async () => {
    openBook({})
    togglePick(pick('m1'))
    show()
    await screen.findByText('限额 ¥10 - ¥5,000')
    type('9999')
    expect(currentSlip().items[0]?.stakeText).toBe('800.00')
    expect(screen.getByText('已按余额或限额调整为 ¥800.00')).toBeTruthy()
    expect(screen.getByText('760.00')).toBeTruthy()
  })

  it('clamps the risk of a negative Indonesian price, not its stake', async () => {
    openBook({ settings: () => ({ ...(settings({} as Asked) as object), oddsType: 'I' }) })
    togglePick(pick('m1', { hk: hkPrice(50) }))
    show()
    await screen.findByText('-2.00')
    await screen.findByText('限额 ¥5 - ¥2,500')
    type('500')
    // 400 to win at -2.00 risks the whole balance of 800.
    expect(currentSlip().items[0]?.stakeText).toBe('400.00')
    expect(screen.getByText('负赔率：需付 ¥800，赢得投注额')).toBeTruthy()
  })

  it('says why it cannot bet, and bets once it can, with the receipt at the end', async () => {
    const book = openBook({ place: () => ({ orders: [orderOf()], balance: '700.00' }) })
    togglePick(pick('m1'))
    show()
    await screen.findByText('请输入投注金额')
    fireEvent.click(await button('加 100'))
    fireEvent.click(await button('投注 ¥100'))
    await screen.findByText('T100001')
    const [sent] = book.callsOf('place')
    expect(book.requestOf(sent).bets).toMatchObject([
      { code: 'single', stake: '100.00', picks: [{ gide: 'm1', ioratio: 95, ratio: -2 }] },
    ])
    expect(sent?.requestId).not.toBe('')
    fireEvent.click(await button('完成'))
    expect(currentSlip().items).toHaveLength(0)
    expect(readIntention(member)).toBeNull()
  })

  it('keeps the picks without their stakes where the member wants another bet', async () => {
    openBook({ place: () => ({ orders: [orderOf()], balance: '700.00' }) })
    togglePick(pick('m1'))
    show()
    fireEvent.click(await button('加 100'))
    fireEvent.click(await button('投注 ¥100'))
    fireEvent.click(await button('保留投注项'))
    expect(currentSlip().items).toMatchObject([{ stakeText: '', order: null }])
  })

  it('shows a moved price old and new, and the press agrees to it', async () => {
    const book = openBook({
      quote: quoteOf({ ioratio: 88 }),
      place: () => ({ orders: [orderOf()], balance: '700.00' }),
    })
    togglePick(pick('m1'))
    show()
    await screen.findByText('赔率由 0.95 变为 0.88')
    fireEvent.click(await button('加 100'))
    fireEvent.click(await button('接受变化并投注'))
    await screen.findByText('T100001')
    const [sent] = book.callsOf('place')
    expect(book.requestOf(sent).bets[0]?.picks[0]?.ioratio).toBe(88)
  })

  it('tells the reason of a refused order and keeps its stake', async () => {
    openBook({
      place: () => ({
        orders: [orderOf({ state: 'refused', reason: 'score-moved', ticket_id: null })],
        balance: '800.00',
      }),
    })
    togglePick(pick('m1'))
    show()
    fireEvent.click(await button('加 100'))
    fireEvent.click(await button('投注 ¥100'))
    await screen.findByText('比分已变化，注单未被接受')
    fireEvent.click(await button('返回交易单'))
    expect(currentSlip().items[0]?.stakeText).toBe('100')
  })

  it('marks every pick of a repeated match in a series and says so on the button', async () => {
    openBook({})
    togglePick(pick('m1'))
    togglePick(pick('m1', { play: 'OU', side: 'O', lineId: 'm1.OU0', line: 10 }))
    tryChange((slip) => setSeries(slip, true))
    show()
    expect(await screen.findAllByText('同一场赛事的投注项不能串在一起')).toHaveLength(3)
    expect((await button('投注')).getAttribute('aria-disabled')).toBe('true')
  })

  it('refuses an eleventh pick with its own words', async () => {
    openBook({})
    for (let match = 1; match <= 10; match += 1) togglePick(pick(`m${match}`))
    expect(togglePick(pick('m11'))).toBe(false)
    await waitFor(() =>
      expect(shownFeedback().toasts.map(({ text }) => text)).toContain('投注项数量已达上限'),
    )
  })
})

describe('a bet without an answer', () => {
  const cut = (): never => {
    throw new TypeError('network')
  }

  it('is found by its request id, once the connection is back', async () => {
    const book = openBook({ place: cut, ticket: () => [orderOf()] })
    togglePick(pick('m1'))
    show()
    fireEvent.click(await button('加 100'))
    fireEvent.click(await button('投注 ¥100'))
    await screen.findByText('T100001')
    const [sent] = book.callsOf('place')
    expect(book.callsOf('ticket')[0]?.body['Request']).toMatchObject({ requestId: sent?.requestId })
    expect(book.callsOf('place')).toHaveLength(1)
  })

  it('that never arrived is sent again only by the member, under the same id', async () => {
    let isCut = true
    const book = openBook({
      place: () => (isCut ? cut() : { orders: [orderOf()], balance: '700.00' }),
      ticket: () => [],
    })
    togglePick(pick('m1'))
    show()
    fireEvent.click(await button('加 100'))
    fireEvent.click(await button('投注 ¥100'))
    await screen.findByText('服务器没有收到这笔投注')
    expect(togglePick(pick('m2'))).toBe(false)
    isCut = false
    fireEvent.click(await button('重新提交'))
    await screen.findByText('T100001')
    const [first, second] = book.callsOf('place')
    expect(second?.requestId).toBe(first?.requestId)
  })

  it('is kept over a reload together with the slip', async () => {
    openBook({ place: cut, ticket: cut })
    togglePick(pick('m1'))
    show()
    fireEvent.click(await button('加 100'))
    fireEvent.click(await button('投注 ¥100'))
    await screen.findByText('正在确认这笔投注')
    expect(readIntention(member)?.request.bets[0]?.stake).toBe(10_000n)
    const kept = slipFromText(localStorage.getItem(`slip ${member}`) ?? '')
    expect(kept?.items[0]).toMatchObject({ stakeText: '100', order: { state: 'confirming' } })
  })

  it('is not waited for where the server refused it', async () => {
    openBook({
      place: () => {
        throw new Refused('balance-too-low')
      },
    })
    togglePick(pick('m1'))
    show()
    fireEvent.click(await button('加 100'))
    fireEvent.click(await button('投注 ¥100'))
    await screen.findByText('余额不足')
    expect(readIntention(member)).toBeNull()
    expect(currentSlip().items[0]).toMatchObject({ stakeText: '100', order: null })
  })
})

describe('a visitor', () => {
  it('keeps a pick until the login, where it joins the slip of the member', () => {
    togglePick(pick('m1'))
    session.end()
    expect(currentSlip().items).toHaveLength(0)
    togglePick(pick('m2'))
    session.start({ token: 't', userId: member })
    expect(currentSlip().items.map(({ matchId }) => matchId)).toEqual(['m1', 'm2'])
  })

  it('leaves nothing of theirs to another member', () => {
    togglePick(pick('m1'))
    session.start({ token: 'u', userId: 'mem_00000002' })
    expect(currentSlip().items).toHaveLength(0)
    changeSlip((slip) => slip)
    session.start({ token: 't', userId: member })
    expect(currentSlip().items).toHaveLength(1)
  })
})
