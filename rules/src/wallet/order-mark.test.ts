import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { instant, later } from '../base/instant.ts'
import { seededRng } from '../base/rng.ts'
import {
  coinQuoteMs,
  fenForMicro,
  makeQuote,
  microCount,
  microToPay,
  type MicroUsdt,
} from './coin-rate.ts'
import { makeRemark, markedAmount, markedCoin, readRemark, remarkLength } from './order-mark.ts'

const now = instant(1_800_000_000_000)
const quote = makeQuote(72_150, now)
const noCoin = new Set<MicroUsdt>()

describe('an amount that identifies its order', () => {
  it('is the requested one plus at most 0.99, and unique', () => {
    const taken = new Set<bigint>()
    const rng = seededRng(1)
    for (let count = 0; count < 99; count += 1) {
      const marked = markedAmount(10_000n, taken, rng)
      if (!marked.ok) throw new Error(marked.reason)
      expect(marked.value).toBeGreaterThan(10_000n)
      expect(marked.value).toBeLessThan(10_100n)
      expect(taken.has(marked.value)).toBe(false)
      taken.add(marked.value)
    }
    expect(markedAmount(10_000n, taken, rng)).toEqual({ ok: false, reason: 'rail-busy' })
  })

  it('is found whichever tail is the last one free', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 99 }), (seed, free) => {
        const tails = Array.from({ length: 99 }, (_, at) => 10_001n + BigInt(at))
        const taken = new Set(tails.filter((tail) => tail !== 10_000n + BigInt(free)))
        expect(markedAmount(10_000n, taken, seededRng(seed))).toEqual({
          ok: true,
          value: 10_000n + BigInt(free),
        })
      }),
    )
  })
})

describe('a coin amount that identifies its order', () => {
  it('costs at least what was asked for, at most a cent of coin more, and credits all of it', () => {
    const amounts = fc.bigInt({ min: 100n, max: 99_999_999_999n })
    fc.assert(
      fc.property(amounts, fc.integer(), (wanted, seed) => {
        const marked = markedCoin(wanted, quote, noCoin, seededRng(seed), now)
        if (!marked.ok) throw new Error(marked.reason)
        const { micro, fen } = marked.value
        const tail = microCount(micro) - microCount(microToPay(wanted, quote.rate))
        expect(tail > 0n && tail < 10_000n).toBe(true)
        expect(fen).toBe(fenForMicro(micro, quote.rate))
        expect(fen).toBeGreaterThanOrEqual(wanted)
      }),
    )
  })

  it('is not one that another order has', () => {
    const first = markedCoin(10_000n, quote, noCoin, seededRng(3), now)
    if (!first.ok) throw new Error(first.reason)
    const second = markedCoin(10_000n, quote, new Set([first.value.micro]), seededRng(3), now)
    expect(second.ok && second.value.micro).not.toBe(first.value.micro)
  })

  it('is not made at a rate that is no longer held', () => {
    const late = later(now, coinQuoteMs)
    expect(markedCoin(10_000n, quote, noCoin, seededRng(3), late)).toEqual({
      ok: false,
      reason: 'quote-expired',
    })
  })
})

describe('a remark', () => {
  it('has no letters that look alike, and is read as it was copied', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const remark = makeRemark(seededRng(seed))
        expect(remark).toHaveLength(remarkLength)
        expect(remark).not.toMatch(/[01IOL]/)
        expect(readRemark(` ${remark.slice(0, 3).toLowerCase()} ${remark.slice(3)}\n`)).toBe(remark)
      }),
    )
  })
})
