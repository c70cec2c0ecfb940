import type { TimelineEvent } from '@xinghe/contract/sports-live.ts'
import type { MatchHead } from '../../book/book-match.ts'

type Side = 'H' | 'C'

/** The state drawn onto the field. */
export interface FieldState {
  /** Who attacks, serves, bats or is at the table; null: nobody yet. */
  readonly side: Side | null
  /** What has just happened; null before anything has. */
  readonly last: TimelineEvent | null
  /** The points that are played for now, home and away; null where the match score says it all. */
  readonly points: readonly [home: string, away: string] | null
}

const untold = new Set(['serve', 'period-start', 'period-end'])
/** A card is for the side that does not get the ball. */
const cards = new Set(['yellow', 'red'])

/** In tennis the feed names the server; elsewhere the side of the last event has the ball. */
const sideOf = ({ discipline }: MatchHead, events: readonly TimelineEvent[]): Side | null => {
  const wanted = events.findLast(({ kind, side }) =>
    discipline === 'tennis' ? kind === 'serve' : side !== null && !cards.has(kind),
  )
  return wanted?.side ?? null
}

const pointsOf = (head: MatchHead): FieldState['points'] => {
  if (head.game !== null) return [head.game.home, head.game.away]
  return head.set && [String(head.set.home), String(head.set.away)]
}

export const fieldState = (head: MatchHead, events: readonly TimelineEvent[]): FieldState => ({
  side: sideOf(head, events),
  last: events.findLast(({ kind }) => !untold.has(kind)) ?? null,
  points: pointsOf(head),
})
