import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fraction, half, one, plus, times, zero } from '../base/fraction.ts'
import { splitLine } from './line.ts'
import { isVoidForGood, legFactor, outcomeByQuarters, outcomes, voided } from './outcome.ts'

const price = fraction(95, 100)

describe('legFactor', () => {
  it('is exact for each result', () => {
    expect(legFactor(outcomes.W, price)).toEqual(fraction(195, 100))
    expect(legFactor(outcomes.LW, price)).toEqual(fraction(1475, 1000))
    expect(legFactor(outcomes.P, price)).toEqual(one)
    expect(legFactor(voided('postponed'), price)).toEqual(one)
    expect(legFactor(outcomes.LL, price)).toEqual(half)
    expect(legFactor(outcomes.L, price)).toEqual(zero)
  })

  it('returns the part of the stake that a dead heat does not win', () => {
    const shared = { ...outcomes.W, winners: 3 }
    expect(legFactor(shared, fraction(3))).toEqual(fraction(2))
  })

  it('of a quarter line is the average of two half bets', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -12, max: 12 }),
        fc.integer({ min: -40, max: 40 }),
        fc.integer({ min: 1, max: 400 }),
        (margin, line, hk) => {
          const factor = (ofLine: number) =>
            legFactor(outcomeByQuarters(4 * margin + ofLine), fraction(hk, 100))
          const [lower, upper] = splitLine(line)
          expect(factor(line)).toEqual(times(half, plus(factor(lower), factor(upper))))
        },
      ),
    )
  })
})

it('counts a void of an operator and of a match that was not played as one that lasts', () => {
  for (const reason of ['market-mistaken', 'postponed', 'abandoned'] as const)
    expect(isVoidForGood(voided(reason))).toBe(true)
  for (const reason of ['accepted-after-start', 'accepted-after-event'] as const)
    expect(isVoidForGood(voided(reason))).toBe(false)
  expect(isVoidForGood(outcomes.W)).toBe(false)
})
