import { floorOf, fraction, roundHalfUp, type Fraction } from '../base/fraction.ts'
import { fenFromTyped, fenToText, type Fen } from '../base/money.ts'
import type { Odds } from '../base/odds.ts'

const yuan = 100n

/** The amount that leaves the wallet: the stake, or stake × |odds| at a negative price, where the stake is the amount to win. */
export const riskOf = (stake: Fen, { shown }: Odds): Fen =>
  shown < 0 ? roundHalfUp(fraction(stake * BigInt(-shown), 100)) : stake

/** Net winning of a full win, unrounded. */
export const exactWinOf = (stake: Fen, { type, shown }: Odds): Fraction => {
  if (shown < 0) return fraction(stake)
  return fraction(stake * BigInt(type === 'E' ? shown - 100 : shown), 100)
}

/** The net winning of a full win, to the fen. */
export const netWinOf = (stake: Fen, odds: Odds): Fen => roundHalfUp(exactWinOf(stake, odds))

/** The largest stake that risks no more than `risk`. */
export const stakeOfRisk = (risk: Fen, { shown }: Odds): Fen =>
  shown < 0 ? floorOf(fraction(risk * 100n, -shown)) : risk

/** The largest stake that wins no more than `win`. */
export const stakeOfWin = (win: Fen, { type, shown }: Odds): Fen => {
  if (shown < 0) return win
  return floorOf(fraction(win * 100n, type === 'E' ? shown - 100 : shown))
}

export interface ClampedStake {
  /** Text of the field: as typed, or the clamped amount, or empty where no number was typed. */
  readonly text: string
  readonly stake: Fen | null
  readonly clamped: boolean
}

const noStake: ClampedStake = { text: '', stake: null, clamped: false }

/** A stake whose risk is above the maximum or the balance falls to the lower of the two, in whole yuan. */
export const clampStake = (
  typed: string,
  odds: Odds,
  bounds: { readonly maxRisk: Fen; readonly balance: Fen },
): ClampedStake => {
  const stake = fenFromTyped(typed)
  if (stake === null) return noStake
  const ceiling = bounds.balance < bounds.maxRisk ? bounds.balance : bounds.maxRisk
  if (riskOf(stake, odds) <= ceiling) return { text: typed, stake, clamped: false }
  const largest = (stakeOfRisk(ceiling < 0n ? 0n : ceiling, odds) / yuan) * yuan
  return { text: fenToText(largest), stake: largest, clamped: true }
}
