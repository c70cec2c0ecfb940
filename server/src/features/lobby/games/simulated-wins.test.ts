import { expect, it } from 'vitest'
import { hourMs, instant, later } from '@xinghe/rules/base/instant.ts'
import { isTold } from '@xinghe/rules/lobby/winner.ts'
import { makeSimulatedWins } from './simulated-wins.ts'

const now = instant(Date.UTC(2026, 10, 16, 12))

it('tells the same wins in every process, newest first and none of the future', () => {
  const wins = makeSimulatedWins()(now)
  const told = wins.filter((win) => isTold(win, { leastNet: 500_00n, hours: 24 }, now))
  expect(told.length).toBeGreaterThan(5)
  expect(told.length).toBeLessThan(wins.length)
  expect(makeSimulatedWins()(now)).toEqual(wins)
  expect(wins.map(({ at }) => at)).toEqual(wins.map(({ at }) => at).toSorted((a, b) => b - a))
  for (const { at, simulated } of wins) {
    expect(at).toBeLessThanOrEqual(now)
    expect(simulated).toBe(true)
  }
})

it('has new wins as time goes on', () => {
  const winsAt = makeSimulatedWins()
  const [before, after] = [winsAt(now), winsAt(later(now, hourMs))]
  expect(after[0]?.at).toBeGreaterThan(before[0]?.at ?? 0)
  expect(new Set(after.map(({ id }) => id)).size).toBe(after.length)
})
