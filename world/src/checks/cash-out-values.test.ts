import { expect, it } from 'vitest'
import { checkTitleCashOuts } from './cash-out-titles.ts'
import { checkCashOuts } from './cash-out-values.ts'

it('values no bet above its stake or expectation, and no way of cashing out beats the margin', () => {
  const { faults, bets, cashable, deviations } = checkCashOuts(84)
  expect(faults).toEqual([])
  expect(bets).toBeGreaterThan(5_000)
  expect(cashable / bets).toBeGreaterThan(0.5)
  for (const deviation of Object.values(deviations)) expect(deviation).toBeLessThan(3.5)
}, 120_000)

it('values no runner of a title above its chance, and no way of cashing out beats the margin', () => {
  const { faults, bets, cashable, deviations } = checkTitleCashOuts()
  expect(faults).toEqual([])
  expect(bets).toBeGreaterThan(5_000)
  expect(cashable / bets).toBeGreaterThan(0.5)
  expect(Object.keys(deviations)).toHaveLength(20)
  for (const deviation of Object.values(deviations)) expect(deviation).toBeLessThan(3.5)
}, 120_000)
