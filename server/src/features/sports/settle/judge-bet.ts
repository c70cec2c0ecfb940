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
import { betOfLegs, namedTerms, type KeptLeg } from '../kept-leg.ts'
import type { DayCaps } from './day-caps.ts'
import {
  isSameOutcome,
  judgeLeg,
  voidedByHand,
  type JudgedMatch,
  type KeptOutcome,
} from './judge-leg.ts'

export interface HeldLeg {
  readonly position: number
  readonly leg: KeptLeg
  readonly outcome: KeptOutcome | null
}

/** An accepted bet as it stands, read under the lock of its member's purse. */
export interface HeldBet {
  readonly id: bigint
  readonly memberId: MemberId
  readonly code: string
  readonly stake: Fen
  readonly risk: Fen
  /** What it takes up of the limits of its markets and matches while it runs. */
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
  /** An operator has declared the whole bet void. */
  readonly voided: boolean
  readonly legs: readonly HeldLeg[]
}

/** What becomes of a bet; `settled` is null where it runs. */
export interface BetVerdict {
  readonly bet: HeldBet
  readonly legs: readonly HeldLeg[]
  readonly settled: CappedSettlement | null
  readonly turnover: Fen
  readonly explanation: string | null
}

const judgedLegs = (bet: HeldBet, match: JudgedMatch | null, now: Instant): HeldLeg[] =>
  bet.legs.map((held) => {
    if (bet.voided) return { ...held, outcome: voidedByHand }
    if (held.leg.matchId !== match?.id) return held
    const outcome = judgeLeg(match, held.leg, bet.acceptedAt, now)
    return isSameOutcome(held.outcome, outcome) ? held : { ...held, outcome }
  })

/** Winnings count against the day's cap, losses do not free it. */
const winningsOf = (net: Fen | null): Fen => (net !== null && net > 0n ? net : 0n)

const capped = (
  bet: Bet,
  held: HeldBet,
  legs: readonly HeldLeg[],
  caps: DayCaps,
): CappedSettlement | null => {
  const kind = capKindOf(legs.map(({ leg }) => leg.capKind))
  const place = { memberId: held.memberId, day: held.day, kind }
  // What this bet has used of the cap already must not stand in its own way.
  caps.change(place, -winningsOf(held.net))
  const outcome = settleBet(
    bet,
    legs.map((leg) => leg.outcome),
  )
  if (outcome === null) return null
  const settled = capWinnings(outcome, capFen(kind, held.usdRate), caps.wonBefore(place))
  caps.change(place, winningsOf(settled.net))
  return settled
}

const explain = (bet: Bet, legs: readonly HeldLeg[], settled: CappedSettlement): string =>
  explanationText(
    explainBet(
      bet,
      legs.map(({ leg, outcome }) => ({
        terms: namedTerms(leg),
        outcome,
        score: outcome?.score ?? null,
      })),
      settled,
    ),
    legs.map(({ leg }) => leg.sideName),
  )

export const judgeBet = (
  held: HeldBet,
  match: JudgedMatch | null,
  caps: DayCaps,
  now: Instant,
): BetVerdict => {
  const legs = judgedLegs(held, match, now)
  const bet = betOfLegs(
    held.code,
    held.stake,
    legs.map(({ leg }) => leg),
  )
  const settled = capped(bet, held, legs, caps)
  return {
    bet: held,
    legs,
    settled,
    turnover: settled === null ? 0n : betTurnover(bet, settled),
    explanation: settled === null ? null : explain(bet, legs, settled),
  }
}

export const changedLegs = ({ bet, legs }: BetVerdict): readonly HeldLeg[] =>
  legs.filter(({ outcome }, at) => !isSameOutcome(outcome, bet.legs[at]?.outcome ?? null))

/** Whether its money or its result changed, which the member is told. */
export const changesResult = ({ bet, settled }: BetVerdict): boolean =>
  settled === null
    ? bet.state === 'settled'
    : bet.state === 'open' || bet.result !== settled.result || bet.payout !== settled.payout

/** Whether anything of its row changed; a corrected score may change the explanation alone. */
export const changesRow = (verdict: BetVerdict): boolean =>
  changesResult(verdict) || verdict.bet.explanation !== verdict.explanation
