import type { Instant } from '@xinghe/rules/base/instant.ts'
import { fixtureOf } from '../match/feed-names.ts'
import type { BookStatus, FeedMessage } from '@xinghe/rules/sports/feed/messages.ts'
import { firstAfter, lastPricedAt, type LiveMatch } from '../model/live-match.ts'
import type { Match } from '../match/match.ts'
import { quote, stateAt } from '../model/model.ts'
import { reportOf } from '../match/report.ts'
import { listedAt, walkMoments } from '../match/strength-walk.ts'
import { finishedTimeline, instantOf, isSuspended, secondsAt } from '../match/timeline.ts'
import type { MatchEvent } from '@xinghe/rules/sports/feed/match-event.ts'

/** A due message; its body is built lazily, because pricing is expensive. */
export interface Due {
  readonly kind: FeedMessage['kind']
  readonly at: Instant
  readonly matchId: string
  /** The kind of event, for an event message. */
  readonly event?: MatchEvent['kind']
  readonly make: () => FeedMessage
}

const noCourse = finishedTimeline([], [])

const statusDue = (match: Match, at: Instant, status: BookStatus): Due => ({
  kind: 'status',
  at,
  matchId: match.id,
  make: () => ({ kind: 'status', at, matchId: match.id, status }),
})

/** Before kick-off the course is not needed, so it is not simulated. */
const earlyPricesDue = (match: Match, at: Instant, marginBps: number): Due => ({
  kind: 'prices',
  at,
  matchId: match.id,
  make: () => ({
    kind: 'prices',
    at,
    matchId: match.id,
    running: false,
    ...quote(match, stateAt(match, noCourse, at), marginBps),
  }),
})

const livePricesDue = (live: LiveMatch, at: Instant, marginBps: number): Due => ({
  kind: 'prices',
  at,
  matchId: live.match.id,
  make: () => ({
    kind: 'prices',
    at,
    matchId: live.match.id,
    running: true,
    ...quote(live.match, stateAt(live.match, live.timeline, at), marginBps),
  }),
})

const fixtureDue = (match: Match, at: Instant): Due => ({
  kind: 'fixture',
  at,
  matchId: match.id,
  make: () => ({ kind: 'fixture', at, fixture: fixtureOf(match) }),
})

const eventDue = (live: LiveMatch, at: Instant, event: MatchEvent): Due => ({
  kind: 'event',
  at,
  matchId: live.match.id,
  event: event.kind,
  make: () => ({
    kind: 'event',
    at,
    matchId: live.match.id,
    event,
    report: reportOf(live.match, stateAt(live.match, live.timeline, at)),
  }),
})

const resultDue = (
  live: LiveMatch,
  at: Instant,
  kind: 'result' | 'interrupted' = 'result',
): Due => ({
  kind,
  at,
  matchId: live.match.id,
  make: () => {
    const state = stateAt(live.match, live.timeline, at)
    return {
      kind,
      at,
      matchId: live.match.id,
      revision: state.events.length,
      report: reportOf(live.match, state),
    }
  },
})

/** Messages about a match in `(from, to]` before its kick-off. */
export const earlyDue = (match: Match, from: Instant, to: Instant, marginBps: number): Due[] => {
  const listed = listedAt(match)
  if (listed > to || match.kickOff <= from) return []
  const due: Due[] = []
  if (listed > from) {
    due.push(fixtureDue(match, listed), statusDue(match, listed, 'open'))
    due.push(earlyPricesDue(match, listed, marginBps))
  }
  for (const at of walkMoments(match, from, to)) {
    if (at > listed && at < match.kickOff) due.push(earlyPricesDue(match, at, marginBps))
  }
  return due
}

const courseDue = (live: LiveMatch, from: Instant, to: Instant): Due[] => {
  const { match, timeline } = live
  const due: Due[] = []
  for (const event of timeline.events) {
    const at = instantOf(match, event.atSeconds)
    if (at <= from) continue
    if (at > to) break
    due.push(eventDue(live, at, event))
    const closes = event.kind === 'period-end' && event.atSeconds < timeline.endSeconds
    if (closes || event.kind === 'end') due.push(resultDue(live, at))
    if (event.kind === 'interrupted') due.push(resultDue(live, at, 'interrupted'))
  }
  return due
}

const statusesDue = (live: LiveMatch, from: Instant, to: Instant): Due[] => {
  const { match, timeline, endsAt } = live
  const due: Due[] = []
  const add = (at: Instant, status: BookStatus): void => {
    if (at > from && at <= to) due.push(statusDue(match, at, status))
  }
  for (const window of timeline.suspensions) {
    const [starts, ends] = [instantOf(match, window.from), instantOf(match, window.to)]
    if (starts < endsAt) add(starts, 'suspended')
    if (ends < endsAt) add(ends, 'open')
  }
  add(endsAt, 'closed')
  return due
}

/** Messages about a match in `(from, to]` from its kick-off on. */
export const liveDue = (live: LiveMatch, from: Instant, to: Instant, marginBps: number): Due[] => {
  if (live.match.kickOff > to || live.endsAt <= from) return []
  const due = [...courseDue(live, from, to), ...statusesDue(live, from, to)]
  for (let index = firstAfter(live.pricedAt, from); index < live.pricedAt.length; index++) {
    const at = live.pricedAt[index]
    if (at === undefined || at > to) break
    due.push(livePricesDue(live, at, marginBps))
  }
  return due
}

/** Snapshot of a match that is listed and has not started. */
export const earlySnapshot = (match: Match, at: Instant, marginBps: number): Due[] => [
  fixtureDue(match, at),
  statusDue(match, at, 'open'),
  earlyPricesDue(match, at, marginBps),
]

/** Snapshot of a running match, with the prices of its last price message. */
export const liveSnapshot = (live: LiveMatch, at: Instant, marginBps: number): Due[] => {
  const { match, timeline } = live
  const suspended = isSuspended(timeline, secondsAt(match, at))
  const pricedAt = lastPricedAt(live, at)
  return [
    fixtureDue(match, at),
    resultDue(live, at),
    statusDue(match, at, suspended ? 'suspended' : 'open'),
    ...(pricedAt === null ? [] : [livePricesDue(live, pricedAt, marginBps)]),
  ]
}
