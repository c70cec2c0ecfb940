import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { MatchEvent, MatchEventKind } from '@xinghe/rules/sports/feed/match-event.ts'
import type { MatchReport } from '@xinghe/rules/sports/feed/match-report.ts'
import { canFollow } from '@xinghe/rules/sports/settle-early.ts'
import type { NewsOf } from '../feed/feed.ts'
import { isSameEvent, maxEvents, type MatchFacts } from './book-match.ts'

/** These change no price. */
const idleEvents: ReadonlySet<MatchEventKind> = new Set(['period-start', 'serve', 'yellow'])

/** Whether all that the course has counted was counted before. */
const isWithin = (course: MatchReport, before: MatchReport): boolean =>
  canFollow(course, before) && course.reds.every((count, side) => count <= (before.reds[side] ?? 0))

/**
 * A snapshot may repeat any event: one that is older than those remembered, or older than the first prices
 * here and within what was reported before.
 */
const mayBeRepeated = (
  { events, offeredFrom, reportBefore }: MatchFacts,
  { at, event, report }: NewsOf<'event'>,
): boolean => {
  const oldest = events.length < maxEvents ? undefined : events[0]
  return (
    (offeredFrom !== null &&
      at < offeredFrom &&
      (reportBefore === null || isWithin(report, reportBefore))) ||
    (oldest !== undefined && event.atSeconds < oldest.atSeconds)
  )
}

export const changesPrices = ({ kind }: MatchEvent): boolean => !idleEvents.has(kind)

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
      changesPrices(news.event) &&
      !isKnown(facts.events, news.event) &&
      !(inSnapshot && mayBeRepeated(facts, news))
    )
  if (news.kind === 'prices') return false
  return facts.endedAt === null && (news.kind === 'interrupted' || news.report.phase === 'ended')
}
