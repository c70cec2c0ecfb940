import { instant, type Instant } from '@xinghe/rules/base/instant.ts'
import type { MatchPreview } from '@xinghe/rules/sports/feed/preview.ts'
import type { Calendar } from '../calendar/calendar.ts'
import { sideOf } from '../match/feed-names.ts'
import type { Match } from '../match/match.ts'
import type { EndOf } from '../model/end-of-match.ts'
import { historyOf } from './history.ts'
import { makeLineUps } from './line-ups.ts'

/** What is known about a match at an instant; from kick-off on, what was known by then. */
export type PreviewOf = (match: Match, at: Instant) => MatchPreview

export const makePreviews = (calendar: Calendar, endOf: EndOf): PreviewOf => {
  const lineUpsOf = makeLineUps(calendar.seed)
  return (match, at) => ({
    season: match.season,
    home: sideOf(match.home),
    away: sideOf(match.away),
    sides: match.league.teams.map(sideOf),
    history: historyOf({ calendar, endOf, at: instant(Math.min(at, match.kickOff)) }, match),
    lineUps: lineUpsOf(match, at),
    simulated: true,
  })
}
