import type { Instant } from '@xinghe/rules/base/instant.ts'
import {
  confirmDelayMs,
  marketFault,
  voidAfterStart,
  type LiveState,
} from '@xinghe/rules/sports/acceptance.ts'
import { sharesOfOutcome } from '@xinghe/rules/sports/cash-out/expected-shares.ts'
import { tallyOf } from '@xinghe/rules/sports/match-result.ts'
import type { LegOutcome } from '@xinghe/rules/sports/outcome.ts'
import { playOf } from '@xinghe/rules/sports/plays.ts'
import { legOutcome } from '@xinghe/rules/sports/settle.ts'
import type { BookMatch } from '../book/book.ts'
import { liveStateOf } from '../book/pick-offer.ts'
import type { StoredLeg } from '../orders/stored-leg.ts'
import type { CashOutFault, SeenLeg } from './cash-out-row.ts'
import { decided, finalOutcome, open, type JudgedLeg, type StandingLeg } from './leg-standing.ts'
import { legOffer } from './standing-offer.ts'

/** What the book's own report decides; `early` where the counts of the play's period go on. */
interface ShownOutcome {
  readonly outcome: LegOutcome
  readonly early: boolean
}

const shownOutcome = (
  { startedAt, report }: BookMatch,
  leg: StoredLeg,
  acceptedAt: Instant,
): ShownOutcome | null => {
  const { inPlay, unit, period } = playOf(leg.play)
  const late = startedAt === null ? null : voidAfterStart(acceptedAt, startedAt, inPlay)
  if (late !== null) return { outcome: late, early: false }
  const outcome = report === null ? null : legOutcome(leg, report)
  if (report === null || outcome === null) return null
  return { outcome, early: !tallyOf(report, unit, period).final }
}

/**
 * A leg that a goal has decided before its period was over. The goal may be under review, and may be annulled after
 * it was confirmed: the settlement and the book's report must agree, and the leg waits as one in play does.
 */
const earlyLeg = (
  { leg, outcome, unsettled }: JudgedLeg,
  shown: ShownOutcome | null,
  live: LiveState | null,
): StandingLeg | CashOutFault => {
  if (outcome === null || unsettled === true || outcome.result !== shown?.outcome.result)
    return 'market-suspended'
  const waiting = open(sharesOfOutcome(outcome), live, confirmDelayMs(leg.gameType))
  return { ...waiting, isDecided: true }
}

/** A leg of a match that is in the book. */
export const legOfMatch = (
  match: BookMatch,
  judged: JudgedLeg,
  acceptedAt: Instant,
  feedAlive: boolean,
  seen: SeenLeg,
): StandingLeg | CashOutFault => {
  const { leg, outcome } = judged
  const live = liveStateOf(match)
  const isHeard = feedAlive && match.suspension !== 'feed-silent'
  const quoted = seen ? seen.live : live
  const faultIn = (state: BookMatch['status']) =>
    marketFault(live, { live, state, feedAlive: isHeard })
  const moved = marketFault(quoted, { live, state: 'open', feedAlive: isHeard })
  if (moved !== null) return moved
  const final = finalOutcome(judged)
  if (final !== null) return decided(final)
  const shown = shownOutcome(match, leg, acceptedAt)
  const agrees = outcome === null || outcome.result === shown?.outcome.result
  if (shown?.early === false && agrees) return decided(shown.outcome)
  if (outcome !== null || shown !== null)
    return faultIn(match.status) ?? earlyLeg(judged, shown, live)
  const { state, shares } = legOffer(match, leg)
  const fault = faultIn(state)
  if (fault !== null) return fault
  if (shares === null) return 'no-price'
  return open(shares, live, match.running ? confirmDelayMs(leg.gameType) : 0)
}
