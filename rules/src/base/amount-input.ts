import { fenFromTyped, fenToText, type Fen } from './money.ts'

/** Characters that an amount field holds, the dot among them. */
export const amountInputLength = 12

/**
 * What an amount field holds after this was typed or pasted: digits, one dot, two decimals. Full-width
 * digits and the full stop of a Chinese keyboard are read as meant; everything else is dropped.
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

/** An amount as the field shows it: `1234.50`. One too long for the field is cut, never raised. */
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
  /** What the field shows from now on. */
  readonly text: string
  /** Null while nothing is typed. */
  readonly fen: Fen | null
  /** True when more was typed than there is. */
  readonly clamped: boolean
  /** Only told, never corrected: whoever types 100 passes 1 and 10. */
  readonly tooLow: boolean
}

/** Brings what was typed down to the maximum. */
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
