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
  readonly min: Fen
  /** The balance or a limit. */
  readonly max: Fen
}

export interface TypedAmount {
  /** The text of the field. */
  readonly text: string
  /** Null while the field is empty. */
  readonly fen: Fen | null
  readonly fault: 'empty' | 'too-low' | 'too-high' | null
}

/** Judges a typed amount and never changes it: a press must not send another sum than was typed. */
export const readAmount = (typed: string, { min, max }: AmountBounds): TypedAmount => {
  const text = typedAmount(typed)
  const fen = fenFromTyped(text)
  if (fen === null) return { text, fen, fault: 'empty' }
  return { text, fen, fault: fen > max ? 'too-high' : fen < min ? 'too-low' : null }
}
