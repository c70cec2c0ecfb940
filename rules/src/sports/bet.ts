import {
  fraction,
  minus,
  one,
  over,
  plus,
  roundHalfUp,
  times,
  type Fraction,
} from '../base/fraction.ts'
import type { Fen } from '../base/money.ts'
import { winPerRisk, type Odds } from '../base/odds.ts'
import { combinationCount, sumOfProducts, type Combination } from './combination.ts'
import { netWinOf, riskOf } from './stake.ts'

export interface SingleBet {
  readonly kind: 'single'
  readonly stake: Fen
  readonly odds: Odds
}

/** A parlay or a system: legs multiply by their European price. */
export interface CombinationBet {
  readonly kind: 'combination'
  /** The stake on each combination of legs. */
  readonly unitStake: Fen
  readonly combination: Combination
  /** In the order of the legs; E or H, which are exact views of each other. */
  readonly odds: readonly Odds[]
}

export type Bet = SingleBet | CombinationBet

export const legCount = (bet: Bet): number => (bet.kind === 'single' ? 1 : bet.combination.legs)

export const legOdds = (bet: Bet): readonly Odds[] =>
  bet.kind === 'single' ? [bet.odds] : bet.odds

/** The most that the member can lose; taken from the wallet when the bet is placed. */
export const betRisk = (bet: Bet): Fen =>
  bet.kind === 'single'
    ? riskOf(bet.stake, bet.odds)
    : bet.unitStake * BigInt(combinationCount(bet.combination))

const fullFactor = (odds: Odds): Fraction => plus(one, winPerRisk(odds))

/** Sum of the European prices of all combinations: the return of one unit on each of them. */
const allWon = (bet: CombinationBet): Fraction =>
  sumOfProducts(bet.odds.map(fullFactor), bet.combination.sizes)

/** The net winning when every leg wins. */
export const maxWin = (bet: Bet): Fen =>
  bet.kind === 'single'
    ? netWinOf(bet.stake, bet.odds)
    : roundHalfUp(times(fraction(bet.unitStake), allWon(bet))) - betRisk(bet)

/** Hong Kong price of the whole bet: the net winning per 1 at risk when every leg wins. */
export const betPrice = (bet: Bet): Fraction =>
  bet.kind === 'single'
    ? winPerRisk(bet.odds)
    : minus(over(allWon(bet), fraction(combinationCount(bet.combination))), one)
