import { hourMs, secondMs, type Instant } from '@xinghe/rules/base/instant.ts'
import type { Match } from '../match/match.ts'
import { simulate } from './model.ts'
import { instantOf, isSuspended, secondsAt, type Timeline } from '../match/timeline.ts'
import type { MatchEventKind } from '@xinghe/rules/sports/feed/match-event.ts'

/** A match with its course, and the moments at which it is priced. */
export interface LiveMatch {
  readonly match: Match
  readonly timeline: Timeline
  readonly endsAt: Instant
  /** In order, from kick-off; none while betting is suspended. */
  readonly pricedAt: readonly Instant[]
}

/** No match is longer than this on its own clock. */
export const longestMatchMs = 8 * hourMs

const cadenceMs = 10 * secondMs
const virtualCadenceMs = 3 * secondMs

const movesPrices = new Set<MatchEventKind>([
  'period-start',
  'period-end',
  'score',
  'point',
  'game',
  'set',
  'corner',
  'red',
])

const pricingMoments = (match: Match, timeline: Timeline, endsAt: Instant): Instant[] => {
  const stepMs = match.league.discipline === 'virtual-football' ? virtualCadenceMs : cadenceMs
  const moments = new Set<number>()
  for (let at: number = match.kickOff; at < endsAt; at += stepMs) moments.add(at)
  for (const event of timeline.events) {
    if (movesPrices.has(event.kind)) moments.add(instantOf(match, event.atSeconds))
  }
  for (const { to } of timeline.suspensions) moments.add(instantOf(match, to))
  return ([...moments] as Instant[])
    .filter((at) => at < endsAt && !isSuspended(timeline, secondsAt(match, at)))
    .sort((one, other) => one - other)
}

export const makeLiveMatch = (match: Match): LiveMatch => {
  const timeline = simulate(match)
  const endsAt = instantOf(match, timeline.endSeconds)
  return { match, timeline, endsAt, pricedAt: pricingMoments(match, timeline, endsAt) }
}

/** Index of the first moment after `at` in an ordered list. */
export const firstAfter = (moments: readonly Instant[], at: Instant): number => {
  let low = 0
  let high = moments.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((moments[middle] ?? 0) <= at) low = middle + 1
    else high = middle
  }
  return low
}

/** The latest moment up to `at` at which the match was priced; null when it never was. */
export const lastPricedAt = (live: LiveMatch, at: Instant): Instant | null =>
  live.pricedAt[firstAfter(live.pricedAt, at) - 1] ?? null
