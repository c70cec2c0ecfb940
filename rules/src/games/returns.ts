import { roundHalfUp, times, fraction, type Fraction } from '../base/fraction.ts'

/** What a bet of a game pays back of each yuan staked, on average, computed exactly. */
export interface ReturnRow {
  readonly game: string
  readonly bet: string
  readonly value: Fraction
  /** Codes of the games that offer the bet, where they are not the game's own. */
  readonly codes?: readonly string[]
}

/** `"95.0548%"`, as members read it. */
export const returnText = (value: Fraction): string => {
  const scaled = roundHalfUp(times(value, fraction(1_000_000)))
  const digits = scaled.toString().padStart(5, '0')
  return `${digits.slice(0, -4)}.${digits.slice(-4)}%`
}
