import { hourMs, type Instant } from '../base/instant.ts'
import type { Fen } from '../base/money.ts'

/** Which wins are told; the operator sets both figures. */
export interface WinnerTerms {
  /** The least net win: the payout without the stake. */
  readonly leastNet: Fen
  /** How long a win is told. */
  readonly hours: number
}

/** The least net win that an operator can set; the index of the wins begins here. */
export const smallestLeastNet: Fen = 100_00n

interface Win {
  readonly stake: Fen
  readonly payout: Fen
  readonly at: Instant
}

export const netOf = ({ stake, payout }: Pick<Win, 'stake' | 'payout'>): Fen => payout - stake

export const isTold = (win: Win, { leastNet, hours }: WinnerTerms, now: Instant): boolean =>
  netOf(win) >= leastNet && now - win.at <= hours * hourMs

/** `60`, `123.5`: the multiple of the stake, cut to one decimal. */
export const multipleText = (stake: Fen, payout: Fen): string => {
  const tenths = (payout * 10n) / stake
  const rest = tenths % 10n
  return rest === 0n ? `${tenths / 10n}` : `${tenths / 10n}.${rest}`
}

/** `x***8`: the first and the last character, and always three stars, so that no length is told. */
export const maskPlayer = (name: string): string => {
  const letters = Array.from(name)
  const last = letters.length > 2 ? (letters.at(-1) ?? '') : ''
  return `${letters[0] ?? ''}***${last}`
}
