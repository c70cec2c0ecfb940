import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import type { Bet } from '@xinghe/rules/sports/bet.ts'
import {
  capFen,
  capKindOf,
  capWinnings,
  type CappedSettlement,
} from '@xinghe/rules/sports/cap-winnings.ts'
import { explanationText } from '@xinghe/rules/sports/explain-text.ts'
import { explainBet } from '@xinghe/rules/sports/explain.ts'
import type { BetResult } from '@xinghe/rules/sports/outcome.ts'
import { settleBet } from '@xinghe/rules/sports/settle-bet.ts'
import { betTurnover } from '@xinghe/rules/sports/turnover.ts'
import { betOfJudged, capKindsOf, namedTerms, type StoredLeg } from '../orders/stored-leg.ts'
import type { DayCaps } from './day-caps.ts'
import {
  isSameOutcome,
  judgeLeg,
  voidedByHand,
  type JudgedMatch,
  type StoredOutcome,
} from './judge-leg.ts'

export interface AcceptedLeg {
  readonly position: number
  readonly leg: StoredLeg
  readonly outcome: StoredOutcome | null
}

/** The current row of an accepted bet, read under the lock of its member's purse. */
export interface AcceptedBet {
  readonly id: bigint
  readonly memberId: MemberId
  readonly code: string
  readonly stake: Fen
  readonly risk: Fen
  /** Its share of the liability limits of its markets and matches while it is open. */
  readonly maxWin: Fen
  readonly usdRate: number
  readonly acceptedAt: Instant
  /** The GMT+8 day of acceptance, whose payout caps it falls under. */
  readonly day: string
  readonly state: 'open' | 'settled'
  readonly result: BetResult | null
  readonly payout: Fen | null
  readonly net: Fen | null
  readonly turnover: Fen | null
  readonly settlements: number
  readonly debt: Fen
  readonly explanation: string | null
  /** Sums of the parts that were cashed out; stake, risk and payout are those of the part that runs on. */
  readonly cashedRisk: Fen
  readonly cashedValue: Fen
  /** An operator has declared the whole bet void. */
  readonly voided: boolean
  readonly legs: readonly AcceptedLeg[]
}

/** The new state of a bet; `settled` is null while the bet is open. */
export interface BetVerdict {
  readonly bet: AcceptedBet
  readonly legs: readonly AcceptedLeg[]
  readonly settled: CappedSettlement | null
  readonly turnover: Fen
  readonly explanation: string | null
}

const judgedLegs = (bet: AcceptedBet, match: JudgedMatch | null, now: Instant): AcceptedLeg[] =>
  bet.legs.map((accepted) => {
    if (bet.voided) return { ...accepted, outcome: voidedByHand }
    if (accepted.leg.matchId !== match?.id) return accepted
    const outcome = judgeLeg(match, accepted.leg, bet.acceptedAt, now)
    return isSameOutcome(accepted.outcome, outcome) ? accepted : { ...accepted, outcome }
  })

/** Only winnings count against the day's cap; a loss gives nothing back. */
export const winningsOf = (net: Fen | null): Fen => (net !== null && net > 0n ? net : 0n)

const capped = (
  bet: Bet,
  accepted: AcceptedBet,
  legs: readonly AcceptedLeg[],
  caps: DayCaps,
): CappedSettlement | null => {
  const kind = capKindOf(legs.flatMap(({ leg }) => capKindsOf(leg)))
  const place = { memberId: accepted.memberId, day: accepted.day, kind }
  // The bet's earlier winnings must not count against its own cap.
  caps.change(place, -winningsOf(accepted.net))
  const outcome = settleBet(
    bet,
    legs.map((leg) => leg.outcome),
  )
  if (outcome === null) return null
  const settled = capWinnings(outcome, capFen(kind, accepted.usdRate), caps.wonBefore(place))
  caps.change(place, winningsOf(settled.net))
  return settled
}

const explain = (
  bet: Bet,
  { cashedRisk: risk, cashedValue: value }: AcceptedBet,
  legs: readonly AcceptedLeg[],
  settled: CappedSettlement,
): string =>
  explanationText(
    explainBet(
      bet,
      legs.map(({ leg, outcome }) => ({
        terms: namedTerms(leg),
        outcome,
        score: outcome?.score ?? null,
      })),
      settled,
      { risk, value },
    ),
    legs.map(({ leg }) => leg.sideName),
  )

export const judgeBet = (
  accepted: AcceptedBet,
  match: JudgedMatch | null,
  caps: DayCaps,
  now: Instant,
): BetVerdict => {
  const legs = judgedLegs(accepted, match, now)
  const bet = betOfJudged(accepted)
  const settled = capped(bet, accepted, legs, caps)
  return {
    bet: accepted,
    legs,
    settled,
    turnover: settled === null ? 0n : betTurnover(bet, settled),
    explanation: settled === null ? null : explain(bet, accepted, legs, settled),
  }
}

export const changedLegs = ({ bet, legs }: BetVerdict): readonly AcceptedLeg[] =>
  legs.filter(({ outcome }, at) => !isSameOutcome(outcome, bet.legs[at]?.outcome ?? null))

/** Whether payout or result changed, of which the member is notified. */
export const changesResult = ({ bet, settled }: BetVerdict): boolean =>
  settled === null
    ? bet.state === 'settled'
    : bet.state === 'open' || bet.result !== settled.result || bet.payout !== settled.payout

/** Whether the row must be written; a corrected score may change only the explanation. */
export const changesRow = (verdict: BetVerdict): boolean =>
  changesResult(verdict) || verdict.bet.explanation !== verdict.explanation
