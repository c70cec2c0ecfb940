import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { notesFor, sparksFor, winSize } from './win-size.ts'

describe('a payout', () => {
  it('is not cheered up to the stake', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 50_000n), fc.bigInt(100n, 50_000n), (payout, stake) => {
        fc.pre(payout <= stake)
        const size = winSize(payout, stake)
        expect(['none', 'plain']).toContain(size)
        expect([sparksFor[size], notesFor[size]]).toEqual([0, 0])
      }),
    )
  })

  it('is a win above the stake, and grows with it', () => {
    expect(winSize(101n, 100n)).toBe('win')
    expect(winSize(999n, 100n)).toBe('win')
    expect(winSize(1_000n, 100n)).toBe('big')
    expect(winSize(5_000n, 100n)).toBe('huge')
    expect(notesFor.win).toBeGreaterThan(0)
  })
})
