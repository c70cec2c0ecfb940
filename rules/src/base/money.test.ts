import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fenFromText, fenFromTyped, fenToCny, fenToGroupedText, fenToText } from './money.ts'

const amounts = fc.bigInt({ min: -999_999_999_999_999_999n, max: 999_999_999_999_999_999n })

describe('the wire form of money', () => {
  it('comes back as the amount it was', () => {
    fc.assert(
      fc.property(amounts, (fen) => {
        expect(fenFromText(fenToText(fen))).toBe(fen)
      }),
    )
  })

  it('is the only text that reads as that amount', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^-?\d{0,4}\.?\d{0,3}$/), (text) => {
        const fen = fenFromText(text)
        if (fen !== null) expect(fenToText(fen)).toBe(text)
      }),
    )
  })

  it.each([
    [0n, '0.00'],
    [5n, '0.05'],
    [-5n, '-0.05'],
    [1230n, '12.30'],
    [-123_456n, '-1234.56'],
  ])('writes %s fen as %s', (fen, text) => {
    expect(fenToText(fen)).toBe(text)
  })

  it.each([
    '',
    '12',
    '12.3',
    '12.300',
    '-0.00',
    '01.00',
    '+1.00',
    '1e3',
    ' 1.00',
    '1.00 ',
    '1,000.00',
    '１.00',
    '1.00\n',
  ])('refuses %j', (text) => {
    expect(fenFromText(text)).toBeNull()
  })
})

describe('money for reading', () => {
  it('groups thousands', () => {
    expect(fenToGroupedText(123_456_780n)).toBe('1,234,567.80')
    expect(fenToGroupedText(-100_000n)).toBe('-1,000.00')
    expect(fenToGroupedText(99_999n)).toBe('999.99')
  })

  it('drops a trailing .00 of CNY, and nothing else', () => {
    expect(fenToCny(123_450n)).toBe('¥1,234.50')
    expect(fenToCny(100_000n)).toBe('¥1,000')
    expect(fenToCny(-100_005n)).toBe('-¥1,000.05')
    expect(fenToCny(0n)).toBe('¥0')
  })

  it('loses no digit by grouping', () => {
    fc.assert(
      fc.property(amounts, (fen) => {
        expect(fenToGroupedText(fen).replaceAll(',', '')).toBe(fenToText(fen))
      }),
    )
  })
})

describe('an amount as it is typed', () => {
  it.each([
    ['1000', 100_000n],
    ['1,000.5', 100_050n],
    [' 12.30 ', 1_230n],
    ['１２', 1_200n],
    ['0', 0n],
    ['5.', 500n],
  ])('reads %j', (typed, fen) => {
    expect(fenFromTyped(typed)).toBe(fen)
  })

  it.each(['', '.', '-5', '+5', '1e3', '01', '1.234', '12 30', 'abc', '99999999999999', '¥5'])(
    'does not guess at %j',
    (typed) => {
      expect(fenFromTyped(typed)).toBeNull()
    },
  )

  it('reads back every amount that is shown', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 999_999_999_999_999n }), (fen) => {
        expect(fenFromTyped(fenToGroupedText(fen))).toBe(fen)
      }),
    )
  })
})
