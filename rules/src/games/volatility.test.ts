import { expect, it } from 'vitest'
import { machines } from './slots/machines/machines.ts'
import { slotGame } from './slots/slot-game.ts'
import { volatilityOf } from './volatility.ts'

it.each([
  ['GEM', 'low'],
  ['KOI', 'medium'],
  ['FLY', 'medium-high'],
  ['DRG', 'high'],
] as const)('finds that %s pays with %s volatility', (code, level) => {
  expect(volatilityOf(slotGame(machines[code]).maxPayout)).toBe(level)
})
