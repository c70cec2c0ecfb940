import { hourMs } from '../base/instant.ts'
import type { Score } from './match-result.ts'

/** A browser follows each of them by a topic, and a socket carries some dozens. */
export const alertMatchesMost = 16
/** A match is followed from so long before its kick-off. */
export const alertAheadMs = 3 * hourMs

/** What members are told about while a match that they follow goes on. */
export type MatchAlert =
  | { readonly kind: 'start' }
  | { readonly kind: 'goal'; readonly score: Score }
  /** The score went back. */
  | { readonly kind: 'goal-cancelled'; readonly score: Score }

/** A match at one moment, as far as alerts need it. */
export interface MatchMoment {
  readonly discipline: string
  readonly inPlay: boolean
  readonly score: Score | null
}

/** Sports in which a score is rare enough to be told; a basket or a point is not. */
const goalDisciplines = new Set(['football', 'virtual-football', 'ice-hockey'])

const none: Score = { home: 0, away: 0 }

const goalAlert = (before: Score, after: Score): MatchAlert | null => {
  if (after.home === before.home && after.away === before.away) return null
  const isMore = after.home >= before.home && after.away >= before.away
  return { kind: isMore ? 'goal' : 'goal-cancelled', score: after }
}

/** What happened between two moments of a match; several goals in between are one alert. */
export const matchAlerts = (before: MatchMoment, after: MatchMoment): readonly MatchAlert[] => {
  const alerts: MatchAlert[] = []
  if (!before.inPlay && after.inPlay) alerts.push({ kind: 'start' })
  if (!goalDisciplines.has(after.discipline) || after.score === null) return alerts
  const goal = goalAlert(before.score ?? none, after.score)
  if (goal !== null) alerts.push(goal)
  return alerts
}
