import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { MatchEvent } from '@xinghe/rules/sports/feed/match-event.ts'
import type { FeedNews } from '../feed/feed.ts'
import { isSameEvent } from './book-match.ts'
import { changesPrices } from './late-news.ts'

/** What bets in play on a match were last accepted on, by any process. */
export interface AcceptedCourse {
  readonly matchId: string
  /** The newest feed time as of which a bet was accepted. */
  readonly acceptedUntil: Instant
  /** The latest events that the book knew then, oldest first. */
  readonly events: readonly MatchEvent[]
}

/** More than any feed sends within the time that its news may be late. */
const keptEvents = 40

/** The events of a match that are stored when a bet in play on it is accepted. */
export const keptOf = (events: readonly MatchEvent[]): readonly MatchEvent[] =>
  events.filter(changesPrices).slice(-keptEvents)

/** An event that is older than all stored ones may have been known and dropped. */
const isKnown = ({ events }: AcceptedCourse, event: MatchEvent): boolean => {
  const [oldest] = events
  const isDropped =
    events.length >= keptEvents && oldest !== undefined && event.atSeconds < oldest.atSeconds
  return isDropped || events.some((known) => isSameEvent(known, event))
}

/** Whether bets of an earlier process were accepted without this news, which is dated before. */
export const wasMissed = (course: AcceptedCourse, news: FeedNews): boolean => {
  if (news.at > course.acceptedUntil) return false
  if (news.kind === 'event') return changesPrices(news.event) && !isKnown(course, news.event)
  return news.kind === 'interrupted' || (news.kind === 'result' && news.report.phase === 'ended')
}
