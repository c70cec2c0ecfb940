import { act, cleanup, render, screen } from '@testing-library/react'
import { instant, later, secondMs } from '@xinghe/rules/base/instant.ts'
import { simulatedPlayers } from '@xinghe/rules/games/simulated/table-players.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SimulatedPlayers } from './SimulatedPlayers.tsx'

const site = vi.hoisted(() => ({ mode: 'demo' }))
vi.mock('../../../../platform/site/pre-info.ts', async (original) => ({
  ...(await original<object>()),
  usePreInfo: () => site,
}))

const opensAt = instant(1_800_000_000_000)
const show = (mode: string) => {
  site.mode = mode
  const times = { opensAt, closesAt: later(opensAt, 20_000), drawsAt: later(opensAt, 21_000) }
  const round = { id: '8', name: '20270115-8', state: 'betting', ...times } as const
  render(<SimulatedPlayers code="BA1" round={round} />)
}
const bets = (): number =>
  screen.getAllByRole('listitem').filter(({ textContent }) => /\d$/.test(textContent ?? '')).length

beforeEach(() => void vi.useFakeTimers({ now: opensAt }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('lays the bets of simulated players one after another, each marked', () => {
  show('demo')
  const players = simulatedPlayers('BA1', opensAt)
  expect(screen.getAllByText('模拟')).toHaveLength(players.length)
  expect(bets()).toBe(0)
  act(() => void vi.advanceTimersByTime(19 * secondMs))
  expect(bets()).toBe(players.filter(({ bet }) => bet !== null).length)
})

it('shows nobody on a live site', () => {
  show('live')
  expect(screen.queryByRole('list')).toBeNull()
})
