import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayMs, instant, later } from '@xinghe/rules/base/instant.ts'
import { countDayRisk, countersFrom, countersText, countUses, dayRiskIn } from './counters.ts'

const now = instant(Date.parse('2026-07-15T04:00:00Z'))

describe('the text of counters', () => {
  it('is parsed back to the same counters', () => {
    const amount = fc.bigInt({ min: 0n, max: 2n ** 53n })
    const uses = fc.record({ deposit: amount, loss: amount, won: amount, wager: amount })
    fc.assert(
      fc.property(uses, amount, amount, (used, sports, slots) => {
        const counted = countUses(
          null,
          [
            { kind: 'deposit', amount: used.deposit },
            { kind: 'loss', amount: used.loss },
            { kind: 'loss', amount: -used.won },
            { kind: 'wager', amount: used.wager },
          ],
          now,
        )
        const counters = countDayRisk(
          countDayRisk(counted, 'BOOK', sports, now),
          'SLOT',
          slots,
          now,
        )
        expect(countersFrom(countersText(counters))).toEqual(counters)
      }),
    )
  })

  it('is null before anything was counted', () => {
    expect(countersFrom(null)).toBeNull()
  })

  it('is refused when it is truncated or of another version', () => {
    const text = countersText(countDayRisk(null, 'BOOK', 5n, now))
    expect(() => countersFrom(text.slice(0, text.lastIndexOf(' ')))).toThrow('counters')
    expect(() => countersFrom(`1${text.slice(1)}`)).toThrow('counters')
  })
})

describe('the amount at risk on a day', () => {
  it('is counted by channel, never falls below zero, and starts again each day', () => {
    const counters = countDayRisk(countDayRisk(null, 'BOOK', 5n, now), 'SLOT', 7n, now)
    expect(dayRiskIn(counters, 'BOOK', now)).toBe(5n)
    expect(dayRiskIn(countDayRisk(counters, 'BOOK', -9n, now), 'BOOK', now)).toBe(0n)
    expect(dayRiskIn(counters, 'SLOT', later(now, dayMs))).toBe(0n)
  })
})
