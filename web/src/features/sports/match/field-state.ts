import type { WireEvent } from '@xinghe/contract/sports-live.ts'
import type { MatchHead } from '../book/kept-match.ts'

type Side = 'H' | 'C'

/** What a drawn field shows beside its lines. */
export interface FieldState {
  /** Who attacks, serves, bats or is at the table; null: nobody yet. */
  readonly side: Side | null
  /** What has just happened; null before anything has. */
  readonly last: WireEvent | null
  /** The points that are played for now, home and away; null where the match score says it all. */
  readonly points: readonly [home: string, away: string] | null
}

const untold = new Set(['serve', 'period-start', 'period-end'])
/** A card is for the side that does not get the ball. */
const cards = new Set(['yellow', 'red'])

/** In tennis the server is told; elsewhere the side that did something last has the ball. */
const sideOf = ({ discipline }: MatchHead, events: readonly WireEvent[]): Side | null => {
  const wanted = events.findLast(({ kind, side }) =>
    discipline === 'tennis' ? kind === 'serve' : side !== null && !cards.has(kind),
  )
  return wanted?.side ?? null
}

const pointsOf = (head: MatchHead): FieldState['points'] => {
  if (head.sc_game_H !== undefined && head.sc_game_A !== undefined)
    return [head.sc_game_H, head.sc_game_A]
  if (head.sc_set_H === undefined || head.sc_set_A === undefined) return null
  return [String(head.sc_set_H), String(head.sc_set_A)]
}

export const fieldState = (head: MatchHead, events: readonly WireEvent[]): FieldState => ({
  side: sideOf(head, events),
  last: events.findLast(({ kind }) => !untold.has(kind)) ?? null,
  points: pointsOf(head),
})
