import type { Fen } from '../../base/money.ts'
import type { Rng } from '../../base/rng.ts'
import { type Fraction, fraction, plus } from '../../base/fraction.ts'

const poolCodes = ['mini', 'major', 'grand'] as const
export type PoolCode = (typeof poolCodes)[number]

interface Pool {
  readonly code: PoolCode
  /** One ticket in so many wins. Each yuan staked is one ticket. */
  readonly tickets: number
  /** What the pool starts with after a win. */
  readonly seed: Fen
}

/** In the order in which they are drawn. */
export const pools: readonly Pool[] = [
  { code: 'mini', tickets: 50_000, seed: 10_000n },
  { code: 'major', tickets: 2_500_000, seed: 500_000n },
  { code: 'grand', tickets: 50_000_000, seed: 10_000_000n },
]

const fenPerYuan = 100n

/** Thousandths of a fen that a stake adds to each pool: 0.3 % of the stake. */
export const poolContribution = (stake: Fen): bigint => stake * 3n

/** One number per pool, drawn before anybody looks at the stake. */
export const drawPools = (rng: Rng): readonly number[] =>
  pools.map(({ tickets }) => rng.below(tickets))

/** Pools won: the stake holds the tickets from 0 up to one below its yuan. */
export const poolsHit = (draws: readonly number[], stake: Fen): readonly PoolCode[] => {
  const held = stake / fenPerYuan
  return pools.flatMap(({ code }, index) => {
    const drawn = draws[index]
    return drawn !== undefined && BigInt(drawn) < held ? [code] : []
  })
}

/** The mean return of all pools per stake: each gives its seed and its contributions back. */
export const poolReturn = (): Fraction =>
  pools.reduce(
    (sum, { tickets, seed }) =>
      plus(sum, plus(fraction(seed, fenPerYuan * BigInt(tickets)), fraction(3, 1000))),
    fraction(0),
  )
