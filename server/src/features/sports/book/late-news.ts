import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { MatchEvent, MatchEventKind } from '@xinghe/rules/sports/feed/match-event.ts'
import type { NewsOf } from '../feed/feed.ts'
import { isSameEvent, maxEvents, type MatchFacts } from './book-match.ts'

/** These change no price. */
const idleEvents: ReadonlySet<MatchEventKind> = new Set(['period-start', 'serve', 'yellow'])

/** A snapshot may repeat any event; one that is older than those remembered is taken for a repetition. */
const mayBeRepeated = ({ events, offeredFrom }: MatchFacts, news: NewsOf<'event'>): boolean => {
  const oldest = events.length < maxEvents ? undefined : events[0]
  return (
    (offeredFrom !== null && news.at < offeredFrom) ||
    (oldest !== undefined && news.event.atSeconds < oldest.atSeconds)
  )
}

const isKnown = (events: readonly MatchEvent[], event: MatchEvent): boolean =>
  events.some((known) => isSameEvent(known, event))

/**
 * Whether this is news to the book that is dated no later than `toldUntil`, up to which orders may have been
 * accepted without it. Called before the news is applied.
 */
export const isLate = (
  facts: MatchFacts,
  news: NewsOf<'event' | 'result' | 'interrupted' | 'status' | 'prices'>,
  toldUntil: Instant,
  inSnapshot: boolean,
): boolean => {
  if (news.at > toldUntil || facts.offeredFrom === null) return false
  if (news.kind === 'status') return news.status !== 'open' && facts.feedStatus === 'open'
  if (news.kind === 'event')
    return (
      !idleEvents.has(news.event.kind) &&
      !isKnown(facts.events, news.event) &&
      !(inSnapshot && mayBeRepeated(facts, news))
    )
  if (news.kind === 'prices') return false
  return facts.endedAt === null && (news.kind === 'interrupted' || news.report.phase === 'ended')
}
