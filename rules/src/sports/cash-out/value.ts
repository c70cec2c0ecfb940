import { fraction, minus, one, plus, times, type Fraction } from '../../base/fraction.ts'
import type { Fen } from '../../base/money.ts'
import { winPerRisk, type Odds } from '../../base/odds.ts'
import { legCount, type Bet, type CombinationBet } from '../bet.ts'
import { sumOfProducts } from '../combination.ts'
import type { ExpectedShares } from './expected-shares.ts'

/** A value below this is not offered. */
export const leastValue: Fen = 100n

export const highestMarginBps = 5_000
const wholeBps = 10_000n

/** A fraction whose parts may share factors: it is divided once, and reducing it would cost more than that. */
interface Ratio {
  readonly top: bigint
  readonly bottom: bigint
}

const hundred = 100n

/**
 * What 1 staked on a single is expected to pay. The risk counts before it is rounded to the fen, so that the parts
 * of a bet are worth no more than the whole.
 */
const payPerStake = ({ type, shown }: Odds, { win, lose }: ExpectedShares): Ratio => {
  const price = BigInt(type === 'E' ? shown - 100 : shown)
  const [risk, won] = shown < 0 ? [-price, hundred] : [hundred, price]
  const kept = risk * (lose.bottom - lose.top) * win.bottom
  return {
    top: kept + won * win.top * lose.bottom,
    bottom: hundred * win.bottom * lose.bottom,
  }
}

/** What 1 on a leg is expected to return. */
export const expectedFactor = (odds: Odds, { win, lose }: ExpectedShares): Fraction =>
  minus(plus(one, times(win, winPerRisk(odds))), lose)

/** Legs of one bet are of different matches and so independent: the mean of a product is the product of means. */
const payPerUnit = (
  { odds, combination }: CombinationBet,
  shares: readonly ExpectedShares[],
): Ratio => {
  const factors = odds.map((price, at) => {
    const ofLeg = shares[at]
    if (ofLeg === undefined) throw new Error('a leg has no shares')
    return expectedFactor(price, ofLeg)
  })
  return sumOfProducts(factors, combination.sizes)
}

const expectedRatio = (bet: Bet, shares: readonly ExpectedShares[]): Ratio => {
  const [only] = shares
  if (only === undefined || shares.length !== legCount(bet))
    throw new Error('a value needs each leg once')
  const [stake, { top, bottom }] =
    bet.kind === 'single'
      ? [bet.stake, payPerStake(bet.odds, only)]
      : [bet.unitStake, payPerUnit(bet, shares)]
  return { top: stake * top, bottom }
}

/** What the bet is expected to pay, stake included. */
export const expectedPayout = (bet: Bet, shares: readonly ExpectedShares[]): Fraction => {
  const { top, bottom } = expectedRatio(bet, shares)
  return fraction(top, bottom)
}

/** What the book pays for the whole bet now, before any cap; zero where the bet is lost. */
export const cashOutValue = (
  bet: Bet,
  shares: readonly ExpectedShares[],
  marginBps: number,
): Fen => {
  const { top, bottom } = expectedRatio(bet, shares)
  return (top * (wholeBps - BigInt(marginBps))) / (bottom * wholeBps)
}
