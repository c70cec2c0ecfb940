import type { MatchDelta, MatchSnapshot, WireEvent } from '@xinghe/contract/sports-live.ts'
import type { MatchEvent } from '@xinghe/rules/sports/world/timeline.ts'
import type { Book } from '../book/book.ts'
import type { LiveTopic } from './live-board.ts'
import { moveMatch, tellMatch, type ToldMatch } from './match-diff.ts'

export const wireEvent = ({ atSeconds, kind, side, value }: MatchEvent): WireEvent => ({
  at: Math.floor(atSeconds),
  kind,
  side,
  value,
})

/** One match with every market and its course. */
export const liveMatch = (book: Book, gide: string): LiveTopic => {
  let told: ToldMatch | null = null
  let lastEvent: MatchEvent | undefined

  const newEvents = (events: readonly MatchEvent[]): WireEvent[] => {
    const known = lastEvent === undefined ? -1 : events.lastIndexOf(lastEvent)
    lastEvent = events.at(-1)
    return events.slice(known + 1).map(wireEvent)
  }

  return {
    snapshot(): MatchSnapshot {
      const match = book.match(gide)
      if (match === null) return { match: null, events: [] }
      const whole = tellMatch(match, null)
      if (told === null) {
        told = whole.told
        lastEvent = match.events.at(-1)
      }
      return { match: whole.wire, events: match.events.map(wireEvent) }
    },
    delta(changed): MatchDelta | undefined {
      if (changed !== null && !changed.has(gide)) return undefined
      const match = book.match(gide)
      if (match === null) {
        const gone = told !== null
        told = null
        return gone ? { move: [gide] } : undefined
      }
      told ??= { head: '', markets: new Map() }
      const move = moveMatch(match, null, told)
      const events = newEvents(match.events)
      if (move === null && events.length === 0) return undefined
      return { ...(move === null ? {} : { move }), ...(events.length === 0 ? {} : { events }) }
    },
  }
}
