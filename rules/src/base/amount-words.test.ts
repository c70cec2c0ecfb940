import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readVectors } from '../../vectors/read-vectors.ts'
import { fenToWords } from './amount-words.ts'
import { fenFromText, fenToCny } from './money.ts'

// The shown form has commas of its own, so it is the rest of its line.
const formats = readVectors('amount-formats.csv').map(
  ([amount = '', words = '', ...shown]) => [amount, words, shown.join(',')] as const,
)

const amounts = fc.bigInt({ min: 0n, max: 999_999_999_999_999_999n })

/** Reads the words back, unit by unit. */
const wordsToFen = (words: string): bigint => {
  const small: Record<string, bigint> = { 拾: 10n, 佰: 100n, 仟: 1_000n }
  let [total, group, digit] = [0n, 0n, 0n]
  for (const word of words) {
    const value = '零壹贰叁肆伍陆柒捌玖'.indexOf(word)
    if (value >= 0) digit = BigInt(value)
    else if (small[word] !== undefined) [group, digit] = [group + digit * small[word], 0n]
    else if (word === '万') [total, group, digit] = [total + (group + digit) * 10_000n, 0n, 0n]
    else if (word === '亿') [total, group, digit] = [(total + group + digit) * 100_000_000n, 0n, 0n]
    else if (word === '元') [total, group, digit] = [(total + group + digit) * 100n, 0n, 0n]
    else if (word === '角') [total, digit] = [total + digit * 10n, 0n]
    else if (word === '分') [total, digit] = [total + digit, 0n]
  }
  return total
}

describe('an amount', () => {
  it.each(formats)('%s is written %s', (amount, words) => {
    expect(fenToWords(fenFromText(amount) ?? -1n)).toBe(words)
  })

  it.each(formats)('%s (%s) is shown as %s', (amount, _words, shown) => {
    expect(fenToCny(fenFromText(amount) ?? -1n)).toBe(shown)
  })
})

describe('fenToWords', () => {
  it('says the amount and no other', () => {
    fc.assert(
      fc.property(amounts, (fen) => {
        expect(wordsToFen(fenToWords(fen))).toBe(fen)
      }),
    )
  })

  it('closes with 整 or 分, and never has two zeros together or one before a unit', () => {
    fc.assert(
      fc.property(amounts, (fen) => {
        const words = fenToWords(fen)
        expect(words.endsWith(fen % 10n === 0n ? '整' : '分')).toBe(true)
        if (fen > 0n) expect(words).not.toMatch(/零[零拾佰仟万亿元角分整]/)
      }),
    )
  })
})
