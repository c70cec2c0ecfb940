import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Refused } from '@xinghe/contract/refusal.ts'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../../platform/api/query-client.ts'
import { fakeSite } from '../../../platform/api/testing/fake-site.ts'
import { closeAllDialogs, shownFeedback } from '../../../platform/feedback/dialogs.ts'
import { session } from '../../../platform/session/session.ts'
import { LotteryGame } from './LotteryGame.tsx'

vi.mock('../../../platform/live/live-socket.ts', async (original) => ({
  ...(await original<object>()),
  subscribeNamed: () => () => undefined,
}))

beforeEach(() => {
  session.start({ token: 't', userId: 'mem_00000001' })
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
})
afterEach(() => {
  cleanup()
  closeAllDialogs()
  session.end()
  sessionStorage.clear()
  queryClient.clear()
  vi.unstubAllGlobals()
})

const inMs = (ms: number): string => new Date(Date.now() + ms).toISOString()

const round = {
  id: '8',
  name: '20261116-482',
  state: 'betting',
  opensAt: inMs(-10_000),
  closesAt: inMs(3_600_000),
  drawsAt: inMs(3_605_000),
}
const draw = {
  id: '7',
  number: 481,
  name: '20261116-481',
  numbers: [6, 5, 4],
  drawsAt: inMs(-10_000),
  drawnAt: inMs(-10_000),
  chain: 1,
  link: 12,
  seed: 'ab',
}
const taken = {
  bets: [
    {
      ticket: 'XG1',
      roundId: '8',
      play: 'size',
      pick: 'big',
      price: 195,
      stake: '10.00',
      state: 'open',
      verdict: null,
      payout: null,
      placedAt: inMs(0),
    },
  ],
  stakeable: '90.00',
}

const open = (bet: () => unknown) => {
  const site = fakeSite({
    table: () => ({ round, draws: [draw], cap: '1000000.00', mine: [] }),
    bet,
    read: () => null,
  })
  vi.stubGlobal('fetch', site.fetch)
  const page = {
    entering: false,
    balance: 100_000n,
    phone: false,
    askToPlay: vi.fn<() => void>(),
    holdBalance: vi.fn<(shown: bigint | null) => void>(),
    onSettled: vi.fn<() => void>(),
    replay: null,
    endReplay: () => undefined,
  }
  const game = (uid: string) => (
    <MemoryRouter>
      <LotteryGame code="K3" {...page} uid={uid} />
    </MemoryRouter>
  )
  const { rerender } = render(game('u1'))
  return { ...site, page, enterAs: (uid: string) => rerender(game(uid)) }
}

/** Confirms the question on the page. */
const sure = (): void => {
  const [asked] = shownFeedback().dialogs
  if (asked?.kind === 'tips') asked.onSure?.()
}

/** Puts a bet on the slip; 大 and 小 stand side by side. */
const choose = async (at = 0) => {
  const cells = await screen.findAllByRole('button', { name: /大|小/, pressed: false })
  fireEvent.click(cells[at] as HTMLElement)
}
const placeButton = () => screen.findByRole<HTMLButtonElement>('button', { name: '确认下注' })
const place = async () => fireEvent.click(await placeButton())
const idsOf = ({ callsOf }: Pick<ReturnType<typeof open>, 'callsOf'>) =>
  callsOf('bet').map(({ requestId }) => requestId)

it('asks for the outcome of a slip whose answer was lost before it sends another', async () => {
  const site = open(() => {
    if (site.callsOf('bet').length === 1) throw new TypeError('connection lost')
    if (site.callsOf('bet').length === 2) throw new Refused('wallet-token-expired')
    return taken
  })
  await choose()
  await place()
  fireEvent.click(await screen.findByRole('button', { name: '查询结果' }))
  await waitFor(() => expect(site.page.askToPlay).toHaveBeenCalledOnce())
  expect(await screen.findByText(/钱包凭证已过期/)).toBeTruthy()
  site.enterAs('u2')
  // Another bet on the slip does not make it another request.
  await choose()
  expect((await placeButton()).disabled).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: '查询结果' }))
  await waitFor(() => expect(shownFeedback().toasts.at(-1)?.text).toBe('已下注 1注，共 ¥10.00'))
  expect(new Set(idsOf(site)).size).toBe(1)
  expect(site.callsOf('bet').map(({ body }) => body['uid'])).toEqual(['u1', 'u1', 'u2'])
  await waitFor(() => expect(screen.queryByRole('button', { name: '查询结果' })).toBeNull())
})

it('finds the lost slip again after a reload, and lets it be left', async () => {
  open(() => {
    throw new Refused('internal-error')
  })
  await choose()
  await place()
  await screen.findByRole('button', { name: '查询结果' })
  cleanup()
  const again = open(() => taken)
  expect(await screen.findByRole('button', { name: '查询结果' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '不再查询' }))
  act(sure)
  await waitFor(() => expect(screen.queryByRole('button', { name: '查询结果' })).toBeNull())
  expect(again.callsOf('bet')).toEqual([])
})
