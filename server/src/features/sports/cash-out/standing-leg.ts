import type { Instant } from '@xinghe/rules/base/instant.ts'
import { marketFault } from '@xinghe/rules/sports/acceptance.ts'
import { sharesOfChance } from '@xinghe/rules/sports/cash-out/expected-shares.ts'
import { fairChance } from '@xinghe/rules/sports/cash-out/fair-chance.ts'
import type { Book, BookChampion } from '../book/book.ts'
import type { StoredLeg } from '../orders/stored-leg.ts'
import type { CashOutFault, SeenLeg } from './cash-out-row.ts'
import { isLegHeld } from './held-leg.ts'
import { decided, finalOutcome, open, type JudgedLeg, type StandingLeg } from './leg-standing.ts'
import { legOfMatch } from './match-leg.ts'

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

/** `seen` is what the leg showed when the cash out was asked for; null where nothing can have moved. */
export const standingLeg = (
  book: Book,
  judged: JudgedLeg,
  acceptedAt: Instant,
  seen: SeenLeg = null,
): StandingLeg | CashOutFault => {
  const { leg, outcome } = judged
  if (isLegHeld(book, judged)) return 'market-suspended'
  const match = book.match(leg.matchId)
  // A goal during the countdown decides a leg and moves the score: the score is compared first.
  const final = finalOutcome(judged)
  if (final !== null && (seen === null || match === null)) return decided(final)
  const feedAlive = book.feedAlive()
  if (match !== null) return legOfMatch(match, judged, acceptedAt, feedAlive, seen)
  // Whether an early outcome stands is told by a match in the book alone.
  if (outcome !== null) return 'market-closed'
  const title = book.champion(leg.matchId)
  return title === null ? 'market-closed' : legOfTitle(title, leg, feedAlive)
}
