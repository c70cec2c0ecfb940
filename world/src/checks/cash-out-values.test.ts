import { expect, it } from 'vitest'
import { checkCashOuts } from './cash-out-values.ts'

it('values no bet above its stake or expectation, and no way of cashing out beats the margin', () => {
  const { faults, bets, cashable, deviations } = checkCashOuts(84)
  expect(faults).toEqual([])
  expect(bets).toBeGreaterThan(5_000)
  expect(cashable / bets).toBeGreaterThan(0.5)
  for (const deviation of Object.values(deviations)) expect(deviation).toBeLessThan(3.5)
}, 120_000)
