import type { Fen } from '../base/money.ts'

/** A win is told in the lobby from this multiple of its stake. */
export const toldMultiple = 20n

export const isTold = (stake: Fen, payout: Fen): boolean =>
  stake > 0n && payout >= stake * toldMultiple

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
