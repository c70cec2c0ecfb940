import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { no, ok, type Result } from '@xinghe/rules/base/result.ts'
import { capFen, capKindOf, capWinnings } from '@xinghe/rules/sports/cap-winnings.ts'
import { cashOutValue, leastValue } from '@xinghe/rules/sports/cash-out/value.ts'
import type { LegPayoutKind } from '@xinghe/rules/sports/payout-caps.ts'
import type { Book } from '../book/book.ts'
import type { BookTerms } from '../book/book-terms.ts'
import { betOfJudged, capKindsOf } from '../orders/stored-leg.ts'
import type { CashOutFault, SeenLeg } from './cash-out-row.ts'
import type { JudgedLeg, StandingLeg } from './leg-standing.ts'
import { standingLeg } from './standing-leg.ts'

/** An open bet, as far as its value hangs on it. */
export interface RunningBet {
  readonly code: string
  readonly stake: Fen
  readonly risk: Fen
  readonly usdRate: number
  readonly acceptedAt: Instant
  readonly legs: readonly JudgedLeg[]
}

/** What the whole bet is worth now. */
export interface Appraisal {
  readonly value: Fen
  /** How long a cash out is confirming; zero where no undecided leg is in play. */
  readonly confirmMs: number
  readonly seen: readonly SeenLeg[]
}

/** The state that all bets of a member are valued on. */
export interface AppraisalTerms {
  readonly book: Book
  readonly terms: BookTerms
  /** Winnings under a daily payout cap so far, on the day of the bet's acceptance. */
  readonly wonBefore: (kind: LegPayoutKind) => Fen
}

export const capKindOfLegs = (legs: RunningBet['legs']): LegPayoutKind =>
  capKindOf(legs.flatMap(({ leg }) => capKindsOf(leg)))

/** Settlement pays winnings up to the rest of the day's cap, so no more is paid before it. */
const capped = (
  value: Fen,
  { risk, usdRate, legs }: RunningBet,
  wonBefore: AppraisalTerms['wonBefore'],
): Fen => {
  if (value <= risk) return value
  const kind = capKindOfLegs(legs)
  const settled = { result: 'W', risk, payout: value, net: value - risk } as const
  return capWinnings(settled, capFen(kind, usdRate), wonBefore(kind)).payout
}

/** `seen`: what the legs showed when the cash out was asked for. */
export const appraise = (
  { book, terms, wonBefore }: AppraisalTerms,
  running: RunningBet,
  seen: readonly SeenLeg[] = [],
): Result<Appraisal, CashOutFault> => {
  if (!terms.cashOut.on) return no('cash-out-off')
  const standing: StandingLeg[] = []
  for (const [at, accepted] of running.legs.entries()) {
    const leg = standingLeg(book, accepted, running.acceptedAt, seen[at])
    if (typeof leg === 'string') return no(leg)
    standing.push(leg)
  }
  // Nothing is uncertain any more: the settlement pays it.
  if (standing.every(({ isDecided }) => isDecided)) return no('market-closed')
  const shares = standing.map((leg) => leg.shares)
  const value = capped(
    cashOutValue(betOfJudged(running), shares, terms.cashOut.marginBps),
    running,
    wonBefore,
  )
  if (value < leastValue) return no('no-price')
  return ok({
    value,
    confirmMs: Math.max(...standing.map(({ confirmMs }) => confirmMs)),
    seen: standing.map((leg) => leg.seen),
  })
}
