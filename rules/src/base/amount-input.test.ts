import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readVectors } from '../../vectors/read-vectors.ts'
import { amountInputLength, amountText, readAmount, typedAmount } from './amount-input.ts'
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

describe('readAmount', () => {
  const bounds = { min: 10_000n, max: 50_000n }

  it('reports an amount outside the bounds without changing it', () => {
    expect(readAmount('1', bounds)).toEqual({ text: '1', fen: 100n, fault: 'too-low' })
    expect(readAmount('501', bounds)).toEqual({ text: '501', fen: 50_100n, fault: 'too-high' })
    expect(readAmount('5', { min: 0n, max: -1n }).fault).toBe('too-high')
  })

  it('takes both bounds themselves', () => {
    expect(readAmount('100', bounds).fault).toBeNull()
    expect(readAmount('500.0', bounds)).toEqual({ text: '500.0', fen: 50_000n, fault: null })
  })

  it('is empty for text that is no number', () => {
    expect(readAmount('abc', bounds)).toEqual({ text: '', fen: null, fault: 'empty' })
  })

  it('has the amount that was typed, whatever the bounds are', () => {
    fc.assert(
      fc.property(amounts, amounts, amounts, (typed, min, max) => {
        const { fen, text, fault } = readAmount(fenToText(typed), { min, max })
        expect(fen).toBe(typed)
        expect(fenFromTyped(text)).toBe(typed)
        expect(fault === null).toBe(typed >= min && typed <= max)
      }),
    )
  })
})
