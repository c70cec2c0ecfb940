import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { instant } from '../base/instant.ts'
import type { Fen } from '../base/money.ts'
import { playCategories } from '../base/play-fact.ts'
import type { PlayWeights } from '../base/play-weight.ts'
import { fillFromNothing, weighPlay, type WageredPlay } from './wagering.ts'

const weights: PlayWeights = {
  TY: 10_000,
  DJ: 10_000,
  ZR: 2_000,
  QP: 2_000,
  CP: 10_000,
  DZ: 10_000,
  BY: 0,
}
const played = (
  category: WageredPlay['category'],
  turnover: Fen,
  counted = turnover,
): WageredPlay => ({ category, turnover, counted })

describe('weighPlay', () => {
  it('counts each category by its weight, rounded down once', () => {
    expect(weighPlay([played('TY', 100n), played('ZR', 104n)], 0n, weights)).toBe(120n)
    expect(weighPlay([played('ZR', 3n), played('QP', 3n)], 0n, weights)).toBe(1n)
    expect(weighPlay([played('BY', 900n)], 0n, weights)).toBe(0n)
    expect(weighPlay([], 50n, weights)).toBe(0n)
  })

  it('counts nothing for opposite bets, and never less than nothing', () => {
    expect(weighPlay([played('TY', 200n, 0n)], 0n, weights)).toBe(0n)
    expect(weighPlay([played('TY', 100n, -100n)], 0n, weights)).toBe(0n)
  })

  it('counts play once: not again what lines of deposits have taken, of the lowest weight first', () => {
    expect(weighPlay([played('TY', 300n)], 100n, weights)).toBe(200n)
    const mixed = [played('TY', 300n), played('ZR', 100n)]
    expect(weighPlay(mixed, 60n, weights)).toBe(308n)
    expect(weighPlay(mixed, 150n, weights)).toBe(250n)
    // Settled, filled there, and not counted yet.
    expect(weighPlay(mixed, 500n, weights)).toBe(0n)
  })

  it('takes a correction back once, where a line of a deposit was emptied by it', () => {
    expect(weighPlay([played('TY', -100n)], -100n, weights)).toBe(0n)
    expect(weighPlay([played('TY', -100n), played('DZ', 250n)], -100n, weights)).toBe(250n)
  })
})

const anyPlay: fc.Arbitrary<WageredPlay> = fc.record({
  category: fc.constantFrom(...playCategories),
  turnover: fc.bigInt(-500n, 2_000n),
  counted: fc.bigInt(-500n, 2_000n),
})
const someLines = fc.array(
  fc.record({ asked: fc.bigInt(1n, 1_000n), part: fc.nat(100), released: fc.boolean() }),
  { maxLength: 5 },
)

describe('whatever was played', () => {
  it('weighs the same in any order of the categories', () => {
    const sums = fc.uniqueArray(anyPlay, { selector: ({ category }) => category })
    fc.assert(
      fc.property(sums, fc.bigInt(0n, 3_000n), (play, taken) => {
        expect(weighPlay(play.toReversed(), taken, { ...weights, BY: 1 })).toBe(
          weighPlay(play, taken, { ...weights, BY: 1 }),
        )
      }),
    )
  })

  it('fills as much as lines ask, the oldest first, and leaves released lines alone', () => {
    fc.assert(
      fc.property(someLines, fc.bigInt(0n, 4_000n), (given, amount) => {
        const before = given.map(({ asked, part, released }, at) => ({
          since: instant(at),
          asked,
          done: (asked * BigInt(part)) / 100n,
          released,
        }))
        const after = fillFromNothing(before, amount)
        expect(fillFromNothing(after, amount)).toEqual(after)
        let left = amount
        for (const [at, line] of after.entries()) {
          if (line.released) expect(line).toEqual(before[at])
          else expect(line.done).toBe(left < line.asked ? left : line.asked)
          left = left > line.done ? left - line.done : 0n
        }
      }),
    )
  })
})
