import { fenFromTyped, fenToText, type Fen } from './money.ts'

/** Characters that an amount field holds, the dot among them. */
export const amountInputLength = 12

/**
 * The text of an amount field after typing or pasting: digits, one dot, two decimals. Full-width
 * digits and the Chinese full stop are converted; everything else is dropped.
 */
export const typedAmount = (typed: string): string => {
  const text = typed
    .normalize('NFKC')
    .replaceAll('。', '.')
    .replace(/[^\d.]/g, '')
  if (text === '') return ''
  const [whole = '', ...decimals] = text.split('.')
  const plain = whole.replace(/^0+(?=\d)/, '') || '0'
  const tail = decimals.length === 0 ? '' : `.${decimals.join('').slice(0, 2)}`
  return `${plain}${tail}`.slice(0, amountInputLength)
}

/** An amount as the field shows it: `1234.50`. A text too long for the field is cut, never rounded up. */
export const amountText = (fen: Fen): string => {
  const text = fenToText(fen < 0n ? 0n : fen)
  if (text.length <= amountInputLength) return text
  const whole = text.slice(0, -3)
  return whole.length <= amountInputLength ? whole : '9'.repeat(amountInputLength)
}

export interface AmountBounds {
  /** The balance or a limit; below zero counts as zero. */
  readonly max: Fen
  readonly min?: Fen
  /** Cuts the maximum down to whole yuan, where a field takes no cents. */
  readonly wholeYuan?: boolean
}

export interface ClampedAmount {
  /** The new text of the field. */
  readonly text: string
  /** Null while the field is empty. */
  readonly fen: Fen | null
  /** True when the typed amount exceeded the maximum. */
  readonly clamped: boolean
  /** Reported, never corrected: a member who types 100 passes through 1 and 10. */
  readonly tooLow: boolean
}

/** Lowers a typed amount to the maximum. */
export const clampAmount = (typed: string, bounds: AmountBounds): ClampedAmount => {
  const text = typedAmount(typed)
  const fen = fenFromTyped(text)
  if (fen === null) return { text, fen, clamped: false, tooLow: false }
  const max = bounds.max < 0n ? 0n : bounds.max
  const most = bounds.wholeYuan === true ? max - (max % 100n) : max
  const clamped = fen > most
  const kept = clamped ? most : fen
  return {
    text: clamped ? amountText(most) : text,
    fen: kept,
    clamped,
    tooLow: kept < (bounds.min ?? 0n),
  }
}
