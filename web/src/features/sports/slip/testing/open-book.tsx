import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { vi } from 'vitest'
import { hkPrice } from '@xinghe/rules/base/odds.ts'
import type { SlipPick } from '@xinghe/rules/sports/slip/item.ts'
import { queryClient } from '../../../../platform/api/query-client.ts'
import { fakeSite, type SeenCall } from '../../../../platform/api/testing/fake-site.ts'
import { keepLaunched } from '../../../../platform/session/launched.ts'
import { session } from '../../../../platform/session/session.ts'
import { dispatch } from '../slip-store.ts'
import { removeStored } from '../stored-slip.ts'
import { SlipPanel } from '../SlipPanel.tsx'
import { useSlipService } from '../use-slip-service.ts'

export const member = 'mem_00000001'

/** For tests: a member who has entered the book, with an empty slip. */
export const enterBook = (): void => {
  session.start({ token: 't', userId: member })
  keepLaunched('CRTY', { enName: 'crty', gameCode: '', channelCode: 'CRTY', uid: 'uid_1' })
}

export const leaveBook = (): void => {
  cleanup()
  queryClient.clear()
  session.end()
  localStorage.clear()
  for (const userId of [member, '']) removeStored(userId)
  dispatch({ type: 'member-changed', stored: null })
  vi.unstubAllGlobals()
}

export const pick = (matchId: string, over: Partial<SlipPick> = {}): SlipPick => ({
  matchId,
  marketId: `${matchId}.R0`,
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

export interface Asked {
  readonly picks: readonly { readonly ioratio: number; readonly ratio: number | null }[]
  readonly series: boolean
  readonly bets: readonly {
    readonly code: string
    readonly stake: string
    readonly picks: Asked['picks']
  }[]
}

export const limits = {
  minRisk: '10.00',
  maxRisk: '5000.00',
  marketRoom: '100000.00',
  matchRoom: '100000.00',
  memberDayRoom: '100000.00',
}

const cap = { amount: '10000000.00', left: '9000000.00' }

export const quoteOf =
  (over: Record<string, unknown> = {}) =>
  ({ picks, series }: Asked) => ({
    picks: picks.map(({ ioratio, ratio }) => ({
      ioratio,
      ratio,
      state: 'open',
      live: null,
      limits,
      cap,
      isNew: false,
      ...over,
    })),
    seriesLimits: series ? limits : null,
    seriesCap: series ? cap : null,
    balance: '800.00',
    centre: '0.00',
    confirmMs: 0,
  })

const at = '2026-03-10T04:00:00.000Z'

export const orderOf = (over: Record<string, unknown> = {}) => ({
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
  cashOuts: [],
  legs: [],
  ...over,
})

type Method = (asked: Asked) => unknown

export const settings: Method = () => ({
  oddsType: 'H',
  policy: 'none',
  quickStakes: ['100.00', '500.00'],
  defaultStake: null,
  keepAfterBet: false,
  alerts: ['goal', 'start', 'settlement', 'price'],
})

/** A fake of the book's calls; a method may throw. */
export const openBook = (given: Record<string, Method>) => {
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

export const show = () =>
  render(
    <MemoryRouter>
      <Slip />
    </MemoryRouter>,
  )

const stakeFields = () => screen.getAllByRole('textbox')
export const type = (text: string, field = 0): void =>
  void fireEvent.change(stakeFields()[field]!, { target: { value: text } })
export const button = (name: RegExp | string) => screen.findByRole('button', { name })

/** Stakes 100 on the only pick, once its limits are known, and presses the button. */
export const betHundred = async (name: string | RegExp = '投注 ¥100'): Promise<void> => {
  await screen.findByText(/^限额 ¥/)
  fireEvent.click(await button('+100，加到投注额'))
  fireEvent.click(await button(name))
}
