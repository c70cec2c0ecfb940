import type { Fen } from '@xinghe/rules/base/money.ts'
import type { HkPrice, Odds } from '@xinghe/rules/base/odds.ts'
import type { Bet } from '@xinghe/rules/sports/bet.ts'
import { combinationOf } from '@xinghe/rules/sports/combination.ts'
import type { LegPayoutKind } from '@xinghe/rules/sports/payout-caps.ts'
import type { LegTerms } from '@xinghe/rules/sports/settle.ts'

/**
 * A leg as its bet keeps it for ever, in `sports_bet.leg` or in a row of `sports_leg`: what it was about
 * and at what price it was taken. For a title, `matchId` is the champion's id and `side` the runner's.
 */
export interface StoredLeg extends LegTerms {
  readonly matchId: string
  readonly marketId: string
  readonly hk: HkPrice
  /** The view that was shown, by which it is paid. */
  readonly odds: Odds
  /** Which daily payout cap it falls under. */
  readonly capKind: LegPayoutKind
  /** Set where its market was flagged new, whose cap is lower than that of any sport. */
  readonly isNew?: boolean
  /** What the side is called where it is a runner. */
  readonly sideName: string | null
}

/** Every daily payout cap that a leg falls under; the lowest holds. */
export const capKindsOf = ({
  capKind,
  isNew,
}: Pick<StoredLeg, 'capKind' | 'isNew'>): LegPayoutKind[] =>
  isNew === true ? [capKind, 'new-market'] : [capKind]

/** Its cap names the sport among those that OP gathers. */
export const namedTerms = <Leg extends Pick<StoredLeg, 'capKind'>>(
  leg: Leg,
): Leg & { readonly discipline: string } => ({ ...leg, discipline: leg.capKind })

/** The bet that the rules settle; `stake` is that on each choice of a combination. */
export const betOfLegs = (
  code: string,
  stake: Fen,
  legs: readonly Pick<StoredLeg, 'odds'>[],
): Bet => {
  const [first] = legs
  if (code === 'single' && first !== undefined) return { kind: 'single', stake, odds: first.odds }
  const combination = combinationOf(code, legs.length)
  if (combination === null) throw new Error(`no bet of ${legs.length} legs: ${code}`)
  return { kind: 'combination', unitStake: stake, combination, odds: legs.map(({ odds }) => odds) }
}

/** The same for a bet whose legs carry their outcome beside their terms. */
export const betOfJudged = ({
  code,
  stake,
  legs,
}: {
  readonly code: string
  readonly stake: Fen
  readonly legs: readonly { readonly leg: StoredLeg }[]
}): Bet =>
  betOfLegs(
    code,
    stake,
    legs.map(({ leg }) => leg),
  )
