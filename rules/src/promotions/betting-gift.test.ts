import { describe, expect, it } from 'vitest'
import { dayMs, instant, later } from '../base/instant.ts'
import type { Fen } from '../base/money.ts'
import { dayPeriod, periodBefore } from '../base/period.ts'
import { bettingGiftView } from './betting-gift.ts'
import type { BettingGiftTerms } from './terms.ts'

const terms: BettingGiftTerms = {
  kind: 'bettingGift',
  multipleHundredths: 100,
  budget: { shareBp: 100, floor: 0n },
  categories: ['TY'],
  steps: [
    { counted: 1_000_00n, amount: 8_00n },
    { counted: 5_000_00n, amount: 20_00n },
  ],
}
const now = instant(Date.UTC(2026, 10, 17, 4))
const today = dayPeriod(now)
const yesterday = periodBefore(dayPeriod, today)
const itemsOf = (counted: readonly (readonly [string, Fen])[], at = now) =>
  bettingGiftView(terms, [yesterday, today], new Map(counted), at).items.map(
    ({ period, item, state }) => [period, item, state],
  )

describe('the steps of a day', () => {
  it('are reached exactly at their sum', () => {
    expect(itemsOf([[today.name, 999_99n]])).toEqual([
      [today.name, 'step-1', 'locked'],
      [today.name, 'step-2', 'locked'],
    ])
    expect(itemsOf([[today.name, 1_000_00n]])[0]?.[2]).toBe('claimable')
    expect(itemsOf([[today.name, 5_000_00n]]).map(([, , state]) => state)).toEqual([
      'claimable',
      'claimable',
    ])
  })

  it('of yesterday stay while they are reached, until today ends', () => {
    const counted = [[yesterday.name, 1_000_00n]] as const
    expect(itemsOf(counted)[0]).toEqual([yesterday.name, 'step-1', 'claimable'])
    expect(itemsOf(counted)).toHaveLength(3)
    expect(itemsOf(counted, today.until)[0]).toEqual([yesterday.name, 'step-1', 'expired'])
    expect(later(yesterday.until, dayMs)).toBe(today.until)
  })

  it('are nothing where corrections leave the play negative', () => {
    expect(itemsOf([[today.name, -1n]]).every(([, , state]) => state === 'locked')).toBe(true)
  })
})
