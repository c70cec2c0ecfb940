import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readVectors } from '../../vectors/read-vectors.ts'
import { amountInputLength, amountText, clampAmount, typedAmount } from './amount-input.ts'
import { fenFromTyped, fenToText } from './money.ts'

const keys = fc.string({ unit: fc.constantFrom(...'0123456789.。１．-, ¥a'.split('')) })
const amounts = fc.bigInt({ min: 0n, max: 99_999_999_999n })

describe('an amount field', () => {
  it.each(readVectors('amount-inputs.csv'))('makes of "%s" the text "%s"', (typed = '', text) => {
    expect(typedAmount(typed)).toBe(text)
  })

  it('holds an amount or nothing for any typed text, and keeps its own text unchanged', () => {
    fc.assert(
      fc.property(fc.oneof(keys, fc.string()), (typed) => {
        const text = typedAmount(typed)
        expect(text.length).toBeLessThanOrEqual(amountInputLength)
        if (text !== '') expect(fenFromTyped(text)).not.toBeNull()
        expect(typedAmount(text)).toBe(text)
      }),
    )
  })
})

describe('amountText', () => {
  it('is the amount to the fen as long as the field can hold it', () => {
    expect(amountText(123_450n)).toBe('1234.50')
    expect(amountText(99_999_999_999n)).toBe('999999999.99')
    expect(amountText(0n)).toBe('0.00')
  })

  it('is cut where the field is too short, never rounded up, and empty below zero', () => {
    expect(amountText(100_000_000_099n)).toBe('1000000000')
    expect(amountText(10n ** 18n)).toBe('999999999999')
    expect(amountText(-1n)).toBe('0.00')
  })
})

describe('clampAmount', () => {
  it('lowers an amount above the maximum and reports it', () => {
    expect(clampAmount('500', { max: 12_345n })).toEqual({
      text: '123.45',
      fen: 12_345n,
      clamped: true,
      tooLow: false,
    })
    expect(clampAmount('500', { max: 12_345n, wholeYuan: true }).text).toBe('123.00')
  })

  it('leaves the maximum itself as it was typed', () => {
    expect(clampAmount('123.4', { max: 12_340n })).toMatchObject({ text: '123.4', clamped: false })
  })

  it('reports an amount below the minimum without changing it', () => {
    expect(clampAmount('1', { max: 50_000n, min: 10_000n })).toEqual({
      text: '1',
      fen: 100n,
      clamped: false,
      tooLow: true,
    })
    expect(clampAmount('100', { max: 50_000n, min: 10_000n }).tooLow).toBe(false)
  })

  it('is empty for text that is no number', () => {
    const empty = { text: '', fen: null, clamped: false, tooLow: false }
    expect(clampAmount('abc', { max: 100n, min: 10n })).toEqual(empty)
    expect(clampAmount('', { max: 0n })).toEqual(empty)
  })

  it('treats a maximum below zero as nothing', () => {
    expect(clampAmount('5', { max: -1n })).toMatchObject({ text: '0.00', fen: 0n, clamped: true })
  })

  it('never passes the maximum, and its text is its amount', () => {
    fc.assert(
      fc.property(amounts, amounts, fc.boolean(), (typed, max, wholeYuan) => {
        const { fen, text, clamped } = clampAmount(fenToText(typed), { max, wholeYuan })
        expect(fen).not.toBeNull()
        expect(fen ?? max + 1n).toBeLessThanOrEqual(max)
        expect(fenFromTyped(text)).toBe(fen)
        expect(clamped).toBe(fen !== typed)
      }),
    )
  })
})
