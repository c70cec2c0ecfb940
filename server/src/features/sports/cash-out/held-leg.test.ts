import { expect, it } from 'vitest'
import { leg } from '../../../../test/settlement-fixture.ts'
import { isLegHeld } from './held-leg.ts'

const holding = (...marketIds: readonly string[]) => ({ holdsOf: () => new Set(marketIds) })

it('takes a hold of another goal for none of a next goal', () => {
  const second = { leg: leg('m1', 'NG', 'H', { goalNumber: 2 }), outcome: null }
  expect(isLegHeld(holding('m1.NG..1'), second)).toBe(false)
  expect(isLegHeld(holding('m1.NG..2'), second)).toBe(true)
})

it('takes a hold of another period, or of none that is known, for none', () => {
  const whole = { leg: leg('m1', 'R', 'H', { line: -2 }), outcome: null }
  expect(isLegHeld(holding('m1.HR.-2.', 'm1.XX.-2.'), whole)).toBe(false)
  expect(isLegHeld(holding('m1.RE.-4.'), whole)).toBe(true)
  expect(isLegHeld(holding(), whole)).toBe(false)
})
