import { fraction, type Fraction } from '../../base/fraction.ts'

/**
 * Thousandths of the stake. Every risk and payout of a card game is a whole number of them, so the web
 * can multiply a stake without fractions.
 */
export type StakeParts = number

export const wholeStake: StakeParts = 1000

export const partsFraction = (parts: StakeParts): Fraction => fraction(parts, wholeStake)

/** 95 % of a winning: the house keeps 5 %. Whole, because winnings are multiples of half a stake. */
export const afterCommission = (won: StakeParts): StakeParts => (won * 19) / 20
