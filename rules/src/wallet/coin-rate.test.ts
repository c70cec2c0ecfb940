import fc from 'fast-check'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { readVectors } from '../../vectors/read-vectors.ts'
import { instant, later } from '../base/instant.ts'
import { fenFromText, type Fen } from '../base/money.ts'
import {
  coinQuoteMs,
  coinRateText,
  fenForMicro,
  isLosingSpread,
  makeQuote,
  microCount,
  microFromText,
  microToPay,
  microToSend,
  microToText,
  microUsdt,
  isQuoteValid,
  readCoinRate,
  type MicroUsdt,
} from './coin-rate.ts'

const amounts = fc.bigInt({ min: 0n, max: 99_999_999_999n })
const rates = fc.integer({ min: 1, max: 99_999_999 })
const likelyRates = fc.integer({ min: 50_000, max: 100_000 })

describe('the price of CNY in coin', () => {
  it.each(readVectors('coin-rates.csv'))('of %s at %s is %s in and %s out', (...row) => {
    const [amount = '', rateText = '', pay, send] = row
    const [fen, rate] = [fenFromText(amount) ?? -1n, readCoinRate(rateText) ?? 0]
    expect(microToText(microToPay(fen, rate))).toBe(pay)
    expect(microToText(microToSend(fen, rate))).toBe(send)
  })

  it('favours no member and no house by more than a millionth', () => {
    fc.assert(
      fc.property(amounts, rates, (fen, rate) => {
        const [pay, send] = [microCount(microToPay(fen, rate)), microCount(microToSend(fen, rate))]
        const exact = fen * 100_000_000n
        expect(pay * BigInt(rate)).toBeGreaterThanOrEqual(exact)
        expect((pay - 1n) * BigInt(rate)).toBeLessThan(exact === 0n ? 1n : exact)
        expect(send * BigInt(rate)).toBeLessThanOrEqual(exact)
        expect(pay - send).toBeLessThanOrEqual(1n)
      }),
    )
  })

  it('comes back to the fen at any rate near the real one', () => {
    fc.assert(
      fc.property(amounts, likelyRates, (fen, rate) => {
        expect(fenForMicro(microToPay(fen, rate), rate)).toBe(fen)
        expect(fenForMicro(microToSend(fen, rate), rate)).toBe(fen)
      }),
    )
  })

  it('rounds received coin half up', () => {
    expect(fenForMicro(microUsdt(5_000n), 10_000)).toBe(1n)
    expect(fenForMicro(microUsdt(4_999n), 10_000)).toBe(0n)
    expect(fenForMicro(microUsdt(1_000_000n), 72_150)).toBe(722n)
  })
})

it('does not compile as money, nor money as coin', () => {
  expectTypeOf<MicroUsdt>().not.toExtend<Fen>()
  expectTypeOf<Fen>().not.toExtend<MicroUsdt>()
})

describe('a coin amount as text', () => {
  it('comes back as it was', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 17n }), (count) => {
        expect(microFromText(microToText(microUsdt(count)))).toBe(count)
      }),
    )
  })

  it.each(['', '1', '1.5', '1.0000000', '-1.000000', '01.000000', '1,0.000000', '1.000000\n'])(
    'is not %j',
    (text) => {
      expect(microFromText(text)).toBeNull()
    },
  )
})

describe('a rate', () => {
  it('is written with four decimals', () => {
    expect(readCoinRate('7.2150')).toBe(72_150)
    expect(coinRateText(72_150)).toBe('7.2150')
    fc.assert(
      fc.property(rates, (rate) => {
        expect(readCoinRate(coinRateText(rate))).toBe(rate)
      }),
    )
  })

  it.each(['', '7', '7.2', '0.0000', '-7.2000', '7.20000', 'NaN', '99999.0000'])(
    'is not %j',
    (text) => {
      expect(readCoinRate(text)).toBeNull()
    },
  )

  it('loses with the other where more is credited for a coin than taken for one', () => {
    expect(isLosingSpread('7.2500', '7.1500')).toBe(true)
    expect(isLosingSpread('7.1500', '7.2500')).toBe(false)
    expect(isLosingSpread('10.0000', '9.0000')).toBe(true)
    expect(isLosingSpread('7.2000', '7.2000')).toBe(false)
    expect(isLosingSpread('7.2500', '0.0000')).toBe(false)
    fc.assert(
      fc.property(rates, rates, fc.bigInt({ min: 1n, max: 10n ** 12n }), (into, out, count) => {
        if (isLosingSpread(coinRateText(into), coinRateText(out))) return
        const fen = fenForMicro(microUsdt(count), into)
        const back = microCount(microToSend(fen, out))
        // A credited sum is rounded by half a fen at most.
        expect((back - count) * BigInt(out) * 2n).toBeLessThanOrEqual(100_000_000n)
      }),
    )
  })

  it('is valid until its quote expires', () => {
    const now = instant(1_800_000_000_000)
    const quote = makeQuote(72_150, now)
    expect(isQuoteValid(quote, later(now, coinQuoteMs - 1))).toBe(true)
    expect(isQuoteValid(quote, later(now, coinQuoteMs))).toBe(false)
  })
})
