import type { Fen } from './money.ts'

const digits = '零壹贰叁肆伍陆柒捌玖'
const places = ['仟', '佰', '拾', ''] as const

const digitWord = (digit: bigint | string): string => digits.charAt(Number(digit))

/** Up to four digits: zeros between words are one 零, zeros at either end none. */
const groupWords = (group: bigint): string =>
  Array.from(group.toString().padStart(4, '0'))
    .map((digit, at) => (digit === '0' ? '零' : `${digitWord(digit)}${places[at]}`))
    .join('')
    .replace(/零+/g, '零')
    .replace(/^零|零$/g, '')

/** A 零 stands for the places left empty between a larger unit and what follows it. */
const lowerWords = (rest: bigint, unit: bigint): string => {
  if (rest === 0n) return ''
  return `${rest < unit / 10n ? '零' : ''}${wholeWords(rest)}`
}

const wholeWords = (whole: bigint): string => {
  if (whole < 10_000n) return groupWords(whole)
  // Above 亿 the same words are read again: 万亿 is no unit of its own.
  const [unit, name] = whole < 100_000_000n ? [10_000n, '万'] : [100_000_000n, '亿']
  return `${wholeWords(whole / unit)}${name}${lowerWords(whole % unit, unit)}`
}

/**
 * The uppercase form that cheques and receipts use: `12345n` → 壹佰贰拾叁元肆角伍分. 整 closes an amount
 * without 分, and 零 stands between 元 and 分 where there is no 角.
 */
export const fenToWords = (fen: Fen): string => {
  if (fen < 0n) return `负${fenToWords(-fen)}`
  const [whole, jiao, cents] = [fen / 100n, (fen / 10n) % 10n, fen % 10n]
  const yuan = whole === 0n ? '' : `${wholeWords(whole)}元`
  if (jiao === 0n && cents === 0n) return `${yuan || '零元'}整`
  const tenths = jiao === 0n ? '' : `${digitWord(jiao)}角`
  if (cents === 0n) return `${yuan}${tenths}整`
  return `${yuan}${yuan !== '' && jiao === 0n ? '零' : ''}${tenths}${digitWord(cents)}分`
}
