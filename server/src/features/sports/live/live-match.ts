import type { MatchNews, MatchSnapshot, TimelineEvent } from '@xinghe/contract/sports-live.ts'
import type { MatchEvent } from '@xinghe/rules/sports/feed/match-event.ts'
import type { Book } from '../book/book.ts'
import type { LiveTopic } from './live-topic.ts'
import { moveMatch, wholeMatch, type SentMatch } from './match-diff.ts'

export const timelineEvent = ({ atSeconds, kind, side, value }: MatchEvent): TimelineEvent => ({
  at: Math.floor(atSeconds),
  kind,
  side,
  value,
})

/** One match with every market and its events. */
export const liveMatch = (book: Book, matchId: string): LiveTopic<MatchSnapshot, MatchNews> => {
  let sent: SentMatch | null = null
  let lastEvent: MatchEvent | undefined

  const newEvents = (events: readonly MatchEvent[]): TimelineEvent[] => {
    const known = lastEvent === undefined ? -1 : events.lastIndexOf(lastEvent)
    lastEvent = events.at(-1)
    return events.slice(known + 1).map(timelineEvent)
  }

  return {
    snapshot() {
      const match = book.match(matchId)
      if (match === null) return { match: null, events: [] }
      const whole = wholeMatch(match, null)
      if (sent === null) {
        sent = whole
        lastEvent = match.events.at(-1)
      }
      return { match: whole.shown, events: match.events.map(timelineEvent) }
    },
    news(changed) {
      if (changed !== null && !changed.has(matchId)) return undefined
      const match = book.match(matchId)
      if (match === null) {
        const gone = sent !== null
        sent = null
        return gone ? { change: { kind: 'gone', matchId }, events: [] } : undefined
      }
      sent ??= { ...wholeMatch(match, null), progress: '', markets: new Map() }
      const change = moveMatch(match, null, sent)
      const events = newEvents(match.events)
      return change === null && events.length === 0 ? undefined : { change, events }
    },
  }
}
