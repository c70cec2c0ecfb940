import { expect, it } from 'vitest'
import { termsFault } from './check-terms.ts'
import type { TermsOf } from './terms.ts'

const common = { multipleHundredths: 100, budget: { shareBp: 100, floor: 1n } }
const wheel = (...weights: number[]): TermsOf<'drawGift'> => ({
  ...common,
  kind: 'drawGift',
  countedPerDraw: 1n,
  drawsPerDay: 1,
  prizes: weights.map((weight) => ({ amount: 1n, weight })),
})
const race = (...places: [number, number][]): TermsOf<'racePage'> => ({
  ...common,
  kind: 'racePage',
  categories: ['TY'],
  least: 1n,
  prizes: places.map(([from, to]) => ({ from, to, amount: 1n })),
})
const gift = (...counted: bigint[]): TermsOf<'bettingGift'> => ({
  ...common,
  kind: 'bettingGift',
  categories: ['TY'],
  steps: counted.map((one) => ({ counted: one, amount: 1n })),
})

it('the chances of a wheel are a whole', () => {
  expect(termsFault(wheel(9_000, 1_000))).toBeNull()
  expect(termsFault(wheel(9_000, 999))).toBe('prizes: weights are 9999 together, not 10000')
})

it('places of a race begin at the first and leave none out', () => {
  expect(termsFault(race([1, 1], [2, 10]))).toBeNull()
  for (const wrong of [race([2, 3]), race([1, 1], [3, 4]), race([1, 3], [3, 4]), race([1, 0])])
    expect(termsFault(wrong)).not.toBeNull()
})

it('steps rise', () => {
  expect(termsFault(gift(1n, 2n, 3n))).toBeNull()
  expect(termsFault(gift(1n, 1n))).not.toBeNull()
  expect(termsFault(gift(2n, 1n))).not.toBeNull()
})

it('the least deposit of a step earns one yuan or more', () => {
  const bonus = (rateBp: number): TermsOf<'againDeposit'> => ({
    ...common,
    kind: 'againDeposit',
    steps: [{ least: 10_00n, rateBp, cap: 88_00n }],
    perWeek: 3,
  })
  expect(termsFault(bonus(1_000))).toBeNull()
  expect(termsFault(bonus(999))).toContain('one yuan')
})
