import type { Instant } from '@xinghe/rules/base/instant.ts'
import {
  confirmDelayMs,
  marketFault,
  voidAfterStart,
  type LiveState,
} from '@xinghe/rules/sports/acceptance.ts'
import {
  sharesOfChance,
  sharesOfOutcome,
  type ExpectedShares,
} from '@xinghe/rules/sports/cash-out/expected-shares.ts'
import { fairChance } from '@xinghe/rules/sports/cash-out/fair-chance.ts'
import type { LegOutcome } from '@xinghe/rules/sports/outcome.ts'
import { playOf } from '@xinghe/rules/sports/plays.ts'
import { legOutcome } from '@xinghe/rules/sports/settle.ts'
import type { Book, BookChampion, BookMatch } from '../book/book.ts'
import { liveStateOf } from '../book/pick-offer.ts'
import type { StoredLeg } from '../orders/stored-leg.ts'
import type { CashOutFault, SeenLeg } from './cash-out-row.ts'
import { legOffer } from './standing-offer.ts'

/** A leg of a running bet, as its value is computed from it. */
export interface StandingLeg {
  readonly shares: ExpectedShares
  readonly seen: SeenLeg
  /** How long a decision on it takes; zero where it is not in play. */
  readonly confirmMs: number
}

const decided = (outcome: LegOutcome): StandingLeg => ({
  shares: sharesOfOutcome(outcome),
  seen: null,
  confirmMs: 0,
})

const open = (shares: ExpectedShares, live: LiveState | null, confirmMs: number): StandingLeg => ({
  shares,
  seen: { live },
  confirmMs,
})

const legOfTitle = (
  title: BookChampion,
  leg: StoredLeg,
  feedAlive: boolean,
): StandingLeg | CashOutFault => {
  const isHeard = feedAlive && title.suspension !== 'feed-silent'
  const fault = marketFault(null, { live: null, state: title.status, feedAlive: isHeard })
  if (fault !== null) return fault
  const runners = [...title.prices].map(([side, hk]) => ({ side, hk }))
  const chance = fairChance(runners, leg.side)
  return chance === null ? 'no-price' : open(sharesOfChance(chance), null, 0)
}

const decidedBefore = (
  { startedAt, report }: BookMatch,
  leg: StoredLeg,
  acceptedAt: Instant,
): LegOutcome | null => {
  const late =
    startedAt === null ? null : voidAfterStart(acceptedAt, startedAt, playOf(leg.play).inPlay)
  return late ?? (report === null ? null : legOutcome(leg, report))
}

/** A leg of an accepted bet; `outcome` as settlement has judged it. */
export interface JudgedLeg {
  readonly leg: StoredLeg
  readonly outcome: LegOutcome | null
}

const legOfMatch = (
  match: BookMatch,
  { leg, outcome: judged }: JudgedLeg,
  acceptedAt: Instant,
  feedAlive: boolean,
  seen: SeenLeg,
): StandingLeg | CashOutFault => {
  const live = liveStateOf(match)
  const isHeard = feedAlive && match.suspension !== 'feed-silent'
  const quoted = seen ? seen.live : live
  const moved = marketFault(quoted, { live, state: 'open', feedAlive: isHeard })
  if (moved !== null) return moved
  const outcome = judged ?? decidedBefore(match, leg, acceptedAt)
  if (outcome !== null) return decided(outcome)
  const { state, shares } = legOffer(match, leg)
  const fault = marketFault(live, { live, state, feedAlive: isHeard })
  if (fault !== null) return fault
  if (shares === null) return 'no-price'
  return open(shares, live, match.running ? confirmDelayMs(leg.gameType) : 0)
}

/** `seen` is what the leg showed when the cash out was asked for; null where nothing can have moved. */
export const standingLeg = (
  book: Book,
  judged: JudgedLeg,
  acceptedAt: Instant,
  seen: SeenLeg = null,
): StandingLeg | CashOutFault => {
  const { leg, outcome } = judged
  const match = book.match(leg.matchId)
  // A goal during the countdown decides a leg and moves the score: the score is compared first.
  if (outcome !== null && (seen === null || match === null)) return decided(outcome)
  const feedAlive = book.feedAlive()
  if (match !== null) return legOfMatch(match, judged, acceptedAt, feedAlive, seen)
  const title = book.champion(leg.matchId)
  return title === null ? 'market-closed' : legOfTitle(title, leg, feedAlive)
}
