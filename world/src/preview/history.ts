import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { PastMatch } from '@xinghe/rules/sports/feed/preview.ts'
import { formLength } from '@xinghe/rules/sports/form.ts'
import { matchOfTeam, seasonMatches, wholeRoundOf, type Calendar } from '../calendar/calendar.ts'
import { roundsInSeason } from '../calendar/round-robin.ts'
import { sideOf } from '../match/feed-names.ts'
import type { Match, Team } from '../match/match.ts'
import type { EndOf } from '../model/end-of-match.ts'

interface Known {
  readonly calendar: Calendar
  readonly endOf: EndOf
  /** Matches that end later are secret. */
  readonly at: Instant
}

const hasEnded = ({ endOf, at }: Known, match: Match): boolean =>
  match.kickOff < at && endOf(match).at <= at

/** A match is listed a week ahead, so at most a week of rounds has not been played yet. */
const roundsBack = 60

/** The last matches of a side before a match, also of earlier seasons. */
const lastOf = (known: Known, match: Match, team: Team): Match[] => {
  const found: Match[] = []
  const round = wholeRoundOf(match)
  for (let back = 1; back <= roundsBack && found.length < formLength; back++) {
    const earlier = matchOfTeam(known.calendar, match.league, round - back, team.id)
    if (hasEnded(known, earlier)) found.push(earlier)
  }
  return found
}

/** The sides meet twice a season. */
const seasonsBack = formLength / 2 + 1

const lastMeetings = (known: Known, match: Match): Match[] => {
  const { league, home, away } = match
  const round = wholeRoundOf(match)
  const oldest = round - seasonsBack * roundsInSeason(league.teams.length)
  const found: Match[] = []
  for (let earlier = round - 1; earlier > oldest && found.length < formLength; earlier--) {
    const met = matchOfTeam(known.calendar, league, earlier, home.id)
    const isMeeting = met.home.id === away.id || met.away.id === away.id
    if (isMeeting && hasEnded(known, met)) found.push(met)
  }
  return found
}

const pastMatch = ({ endOf }: Known, match: Match): PastMatch => {
  const { score, abandoned } = endOf(match)
  return {
    matchId: match.id,
    season: match.season,
    kickOff: match.kickOff,
    home: sideOf(match.home),
    away: sideOf(match.away),
    score,
    abandoned,
  }
}

/** All matches of the season, of the form of both sides and between them that have ended by `at`. */
export const historyOf = (known: Known, match: Match): PastMatch[] => {
  const season = seasonMatches(known.calendar, match.league, match.season).filter((one) =>
    hasEnded(known, one),
  )
  const all = [
    ...season,
    ...lastOf(known, match, match.home),
    ...lastOf(known, match, match.away),
    ...lastMeetings(known, match),
  ]
  return [...new Map(all.map((one) => [one.id, pastMatch(known, one)])).values()]
}
