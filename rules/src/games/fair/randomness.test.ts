import { describe, expect, it } from 'vitest'
import type { Rng } from '../../base/rng.ts'
import { chiSquareP, runsP, serialCorrelationP } from '../../../vectors/statistics.ts'
import { commitOf } from '../../base/fair/commit.ts'
import { deal } from './deal.ts'
import { sharedStream } from './shared-stream.ts'
import { soloStream } from './solo-stream.ts'

// Chosen before the first run and never changed to please a test.
const serverSeed = commitOf('randomness 2026-11-16')
const bounds = [2, 6, 10, 24, 36, 37, 49, 52, 416]
const lags = [1, 2, 3, 7, 8]
const drawCount = 40_000

/** Many rounds of few draws each, as play takes them: a pattern from nonce to nonce would show. */
const overRounds = (stream: (round: number) => Rng, bound: number): number[] =>
  Array.from({ length: drawCount / 4 }, (_, round) => {
    const rng = stream(round)
    return Array.from({ length: 4 }, () => rng.below(bound))
  }).flat()

const streams: readonly [string, (round: number) => Rng][] = [
  ['solo', (nonce) => soloStream({ serverSeed, clientSeed: 'fixed', nonce })],
  ['shared', (round) => sharedStream({ seed: serverSeed, salt: 'fixed', table: 'BA1', round })],
]
const testCount = streams.length * bounds.length * (2 + lags.length) + 2
const alpha = 0.01 / testCount

const countsOf = (values: readonly number[], bound: number): number[] => {
  const counts = Array.from({ length: bound }, () => 0)
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1
  return counts
}

describe.each(streams)('numbers of the %s stream', (_, stream) => {
  it.each(bounds)('below %i are uniform and independent', (bound) => {
    const values = overRounds(stream, bound)
    expect(chiSquareP(countsOf(values, bound))).toBeGreaterThan(alpha)
    expect(runsP(values, Math.ceil(bound / 2))).toBeGreaterThan(alpha)
    for (const lag of lags) expect(serialCorrelationP(values, lag)).toBeGreaterThan(alpha)
  })
})

describe('deal', () => {
  it('gives every order of three of four cards equally often', () => {
    const orders = new Map<string, number>()
    for (let nonce = 0; nonce < 12_000; nonce += 1) {
      const cards = deal(3, 4, soloStream({ serverSeed, clientSeed: 'orders', nonce })).join()
      orders.set(cards, (orders.get(cards) ?? 0) + 1)
    }
    expect(orders.size).toBe(24)
    expect(chiSquareP([...orders.values()])).toBeGreaterThan(alpha)
  })

  it('gives every card of 52 equally often to the fifth place', () => {
    const fifth = Array.from(
      { length: 20_000 },
      (_, nonce) => deal(5, 52, soloStream({ serverSeed, clientSeed: 'fifth', nonce }))[4] ?? -1,
    )
    expect(chiSquareP(countsOf(fifth, 52))).toBeGreaterThan(alpha)
  })
})

describe('the tests themselves', () => {
  it('find a bias, a trend and an echo', () => {
    const rng = soloStream({ serverSeed, clientSeed: 'biased', nonce: 0 })
    const biased = Array.from({ length: drawCount }, () => rng.below(38) % 37)
    expect(chiSquareP(countsOf(biased, 37))).toBeLessThan(alpha)
    const even = Array.from({ length: drawCount }, (_, at) => at % 37)
    expect(chiSquareP(countsOf(even, 37))).toBeLessThan(alpha)
    expect(runsP(even, 19)).toBeLessThan(alpha)
    const fresh = Array.from({ length: drawCount }, () => rng.below(37))
    const echo = fresh.map((value, at) => (at % 10 === 0 ? (fresh[at - 3] ?? value) : value))
    expect(serialCorrelationP(echo, 3)).toBeLessThan(alpha)
  })
})
