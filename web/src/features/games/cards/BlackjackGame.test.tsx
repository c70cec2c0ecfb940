import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Refused } from '@xinghe/contract/refusal.ts'
import { blackjack } from '@xinghe/rules/games/cards/blackjack/blackjack.ts'
import type { BlackjackState } from '@xinghe/rules/games/cards/blackjack/state.ts'
import { instant } from '@xinghe/rules/base/instant.ts'
import { queryClient } from '../../../platform/api/query-client.ts'
import { fakeSite } from '../../../platform/api/testing/fake-site.ts'
import { closeAllDialogs, shownFeedback } from '../../../platform/feedback/dialogs.ts'
import { session } from '../../../platform/session/session.ts'
import type { Replay } from '../seat/replay.ts'
import { BlackjackGame } from './BlackjackGame.tsx'

const at = '2026-11-16T12:00:00.000Z'

const hand = (phase: BlackjackState['phase'], done: boolean): BlackjackState => ({
  phase,
  dealer: [44, 48],
  hands: [{ cards: [47, 48], doubled: false, surrendered: false, done }],
  insured: false,
})
const openState = hand('play', false)
const wonState = hand('over', true)

const told = (state: BlackjackState, over: Record<string, unknown> = {}) => ({
  roundId: 'XG1',
  gameCode: 'BJ',
  version: 1,
  state: state.phase === 'over' ? 'settled' : 'open',
  stake: '10.00',
  risk: '10.00',
  payout: state.phase === 'over' ? '20.00' : null,
  placedAt: at,
  settledAt: state.phase === 'over' ? at : null,
  pools: [],
  choice: null,
  actions: [],
  view: blackjack.view(state),
  nonce: 1,
  ...over,
})

const opened = (openHand: unknown) => ({
  gameCode: 'BJ',
  channelCode: 'XHQP',
  version: 1,
  stakes: ['10.00', '20.00'],
  maxPayout: '8',
  balance: '100.00',
  readyAt: null,
  fair: { hash: 'h', nextHash: 'n', clientSeed: 'c', nonce: 0 },
  openHand,
  otherHands: [],
  rounds: [],
  session: { net: '0.00', since: at },
})

const played = (state: BlackjackState, balance: string) => ({
  round: told(state),
  balance,
  readyAt: at,
})

const show = (
  answers: Parameters<typeof fakeSite>[0],
  uid: string | null = 'u1',
  replay: Replay | null = null,
) => {
  const site = fakeSite(answers)
  vi.stubGlobal('fetch', site.fetch)
  const page = {
    entering: false,
    askToPlay: vi.fn<() => void>(),
    holdBalance: vi.fn<(shown: bigint | null) => void>(),
    onSettled: vi.fn<() => void>(),
    endReplay: vi.fn<() => void>(),
    replay,
  }
  const game = (launch: string | null) => (
    <BlackjackGame code="BJ" uid={launch} balance={10_000n} phone={false} {...page} />
  )
  const { rerender } = render(game(uid))
  return { site, page, enterAs: (launch: string) => rerender(game(launch)) }
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  session.start({ token: 't', userId: 'mem_00000001' })
})
afterEach(() => {
  cleanup()
  closeAllDialogs()
  queryClient.clear()
  session.end()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

/** Confirms the question on the page. */
const sure = (): void => {
  const [asked] = shownFeedback().dialogs
  if (asked?.kind === 'tips') asked.onSure?.()
}

/** A press on a button that is still disabled would be lost. */
const press = async (name: RegExp) => {
  const button = await screen.findByRole<HTMLButtonElement>('button', { name })
  await waitFor(() => expect(button.disabled).toBe(false))
  await userEvent.click(button)
}

describe('a hand of 二十一点', () => {
  it('is found again where it was left, and ended with its own round id', async () => {
    const { site, page } = show({
      open: () => opened(told(openState)),
      act: () => played(wonState, '110.00'),
    })
    await screen.findByText(/已恢复未完成的牌局/)
    await screen.findByText('19 点')
    await press(/停牌/)
    await screen.findByText('+¥10')
    expect(site.callsOf('act')[0]?.body).toMatchObject({
      roundId: 'XG1',
      action: 'stand',
      uid: 'u1',
    })
    await vi.waitFor(() => expect(page.onSettled).toHaveBeenCalledOnce())
  })

  it('keeps a win out of the balance until the cards lie open', async () => {
    const { page } = show({
      open: () => opened(null),
      deal: () => played(wonState, '110.00'),
    })
    await press(/发牌 ¥10/)
    await screen.findByText('+¥10')
    await vi.waitFor(() =>
      expect(page.holdBalance.mock.calls.flat()).toEqual([10_000n, 9000n, null]),
    )
  })

  it('reads the table anew where the hand was ended elsewhere', async () => {
    let hands = 0
    const { site } = show({
      open: () => opened((hands += 1) === 1 ? told(openState) : null),
      act: () => {
        throw new Refused('round-over')
      },
    })
    await screen.findByText('19 点')
    await press(/停牌/)
    await screen.findByRole('button', { name: /发牌 ¥10/ })
    expect(site.callsOf('open')).toHaveLength(2)
    expect(screen.getByRole('alert').textContent).toContain('这一局已经结束')
  })

  it('asks again under the same id where no answer came', async () => {
    let deals = 0
    const { site, enterAs } = show({
      open: () => opened(null),
      deal: () => {
        deals += 1
        if (deals === 1) throw new TypeError('connection lost')
        return played(openState, '90.00')
      },
    })
    await press(/发牌 ¥10/)
    await screen.findByRole('button', { name: /查询结果/ })
    enterAs('u2')
    await press(/查询结果/)
    await screen.findByText('19 点')
    const [first, second] = site.callsOf('deal')
    expect(second).toEqual({ ...first, body: { ...first?.body, uid: 'u2' } })
  })

  it('stays open while the question is refused, and can be left', async () => {
    const { site } = show({
      open: () => opened(null),
      deal: () => {
        throw new Refused(site.callsOf('deal').length === 1 ? 'internal-error' : 'too-often')
      },
    })
    await press(/发牌 ¥10/)
    await press(/查询结果/)
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('请勿频繁提交'))
    await press(/不再查询/)
    act(sure)
    await waitFor(() => expect(screen.queryByRole('button', { name: /查询结果/ })).toBeNull())
    expect(new Set(site.callsOf('deal').map(({ requestId }) => requestId)).size).toBe(1)
    await waitFor(() => expect(site.callsOf('open')).toHaveLength(2))
  })

  it('is laid again from the history, and a new deal leads back to the open hand first', async () => {
    const replay: Replay = {
      round: {
        ...told(wonState),
        state: 'settled',
        stake: 1000n,
        risk: 1000n,
        payout: 2000n,
        placedAt: instant(Date.parse(at)),
        settledAt: instant(Date.parse(at)),
        view: { ...blackjack.view(wonState) } as unknown as Replay['round']['view'],
      },
      showing: 1,
    }
    const { site, page } = show({ open: () => opened(told(openState)) }, 'u1', replay)
    await screen.findByText('+¥10')
    expect(page.onSettled).not.toHaveBeenCalled()
    await press(/再来一局/)
    expect(page.endReplay).toHaveBeenCalledOnce()
    expect(site.callsOf('deal')).toHaveLength(0)
  })

  it('asks a visitor to log in instead of dealing', async () => {
    session.end()
    const { site, page } = show({}, null)
    await press(/发牌 ¥10/)
    expect(page.askToPlay).toHaveBeenCalledOnce()
    expect(site.callsOf('deal')).toHaveLength(0)
  })
})
