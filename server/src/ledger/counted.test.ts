import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { countMore, type Counter } from '@xinghe/rules/account/limit-use.ts'
import { instant } from '@xinghe/rules/base/instant.ts'
import { countedText, countersFrom, type Counters } from './counted.ts'

const now = instant(Date.parse('2026-07-15T04:00:00Z'))

it('reads what it wrote', () => {
  const amount = fc.bigInt({ min: 0n, max: 2n ** 53n })
  const counter = amount.map((used): Counter => countMore(null, used, now))
  const whole = fc.record({ deposit: counter, loss: counter, wager: counter, book: amount })
  fc.assert(
    fc.property(whole, ({ book, ...own }) => {
      const { day, week, month } = own.wager
      const counters: Counters = {
        ...own,
        // Only the day of the book is kept: it has no other bound.
        book: {
          day: { ...day, used: book },
          week: { ...week, used: 0n },
          month: { ...month, used: 0n },
        },
      }
      expect(countersFrom(countedText(counters))).toEqual(counters)
    }),
  )
})

it('knows a member of whom nothing was counted', () => {
  expect(countersFrom(null)).toBeNull()
})

it('refuses to guess what a torn text says', () => {
  expect(() => countersFrom('1784044800 1783872000 1782835200 5 5 5')).toThrow('counters')
})
