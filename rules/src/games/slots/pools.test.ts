import { describe, expect, it } from 'vitest'
import { fraction } from '../../base/fraction.ts'
import { seededRng } from '../../base/rng.ts'
import { drawPools, poolContribution, poolReturn, pools, poolsHit } from './pools.ts'

describe('pools', () => {
  it('give back 3/200 of all stakes', () => {
    expect(poolReturn()).toEqual(fraction(3, 200))
  })

  it('are won by the tickets below the yuan staked, and by no other', () => {
    expect(poolsHit([9, 9, 9], 1_000n)).toEqual(['mini', 'major', 'grand'])
    expect(poolsHit([10, 9, 10], 1_000n)).toEqual(['major'])
    expect(poolsHit([0, 1, 1], 100n)).toEqual(['mini'])
    expect(poolsHit([0, 0, 0], 99n)).toEqual([])
  })

  it('take three thousandths of a stake, in thousandths of a fen', () => {
    expect(poolContribution(100n)).toBe(300n)
  })

  it('are drawn within their tickets, in their order', () => {
    const draws = drawPools({ below: (bound) => bound - 1 })
    expect(draws).toEqual(pools.map(({ tickets }) => tickets - 1))
    expect(poolsHit(draws, 50_000n)).toEqual([])
    expect(drawPools(seededRng(1))).toHaveLength(3)
  })
})
