import type { Side } from './pair.ts'

export const matchEventKinds = [
  'period-start',
  'period-end',
  'score',
  'point',
  'game',
  'set',
  'serve',
  'corner',
  'yellow',
  'red',
  'penalty',
  'danger',
  'end',
  'interrupted',
] as const
export type MatchEventKind = (typeof matchEventKinds)[number]

export interface MatchEvent {
  /** Match seconds since kick-off, breaks included. */
  readonly atSeconds: number
  readonly kind: MatchEventKind
  /** Null for an event of both sides. */
  readonly side: Side | null
  /** Points of a score, number of a period, else 0. */
  readonly value: number
}
