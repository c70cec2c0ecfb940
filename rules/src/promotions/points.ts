import type { Fen } from '../base/money.ts'

/** A gift of the exchange: money, or the badge of the house. */
export interface Gift {
  readonly id: string
  readonly title: string
  readonly points: number
  /** Null for a gift that is no money. */
  readonly amount: Fen | null
  /** For all members together; null without a limit. */
  readonly perMonth: number | null
  /** A gift that a member has once. */
  readonly isOnce: boolean
}

/** Terms of the exchange of 星币. */
export interface ExchangeTerms {
  /** Counted play for one point. */
  readonly countedPerPoint: Fen
  /** Turnover asked for gifts of money, in hundredths. */
  readonly multipleHundredths: number
  readonly gifts: readonly Gift[]
}

/** Points that lifetime play has earned; a correction below zero earns nothing. */
export const pointsEarned = ({ countedPerPoint }: ExchangeTerms, total: Fen): number =>
  total <= 0n ? 0 : Number(total / countedPerPoint)

/**
 * Points that play has earned and that were not added yet. A correction takes no point back: later play
 * first makes up for it.
 */
export const pointsToAdd = (earned: number, added: number): number => Math.max(0, earned - added)
