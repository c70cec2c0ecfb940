import type { Instant } from '@xinghe/rules/base/instant.ts'
import { lastRoundOf, roundSpan, seasonMatches, type Calendar } from '../calendar/calendar.ts'
import { isTitleOpen, titleMarket, titleWinners } from './title-market.ts'
import { disciplineGameType } from '@xinghe/rules/sports/feed/discipline.ts'
import { championId } from '../match/feed-names.ts'
import type { FeedMessage } from '@xinghe/rules/sports/feed/messages.ts'
import type { League, Match } from '../match/match.ts'
import type { Pair } from '@xinghe/rules/sports/feed/pair.ts'
import type { EndOf } from '../model/end-of-match.ts'
import { memoize } from '../cache/memoize.ts'
import { makeChanceTable, prospectsOf, type Prospect } from './standings.ts'

const keptSeasons = 300

/** A season of a league whose title is a market. */
export interface Season {
  readonly league: League
  readonly season: number
}

const idOf = ({ league, season }: Season): string => championId(league, season)

/** Computes the prospects of a season at an instant, with a cache of matches. */
const makeProspects = (
  calendar: Calendar,
  endOf: EndOf,
): ((of: Season, at: Instant) => Map<string, Prospect>) => {
  const chancesOf = makeChanceTable()
  const matchesOf = memoize(keptSeasons, idOf, ({ league, season }) =>
    seasonMatches(calendar, league, season),
  )
  const scoreBy = (match: Match, at: Instant): Pair | null => {
    if (match.kickOff >= at) return null
    const end = endOf(match)
    return end.at <= at ? end.score : null
  }
  return (of, at) => prospectsOf(of.league, matchesOf(of), (match) => scoreBy(match, at), chancesOf)
}

export interface Titles {
  market(of: Season, at: Instant, betweenRounds: boolean): FeedMessage
  result(of: Season, at: Instant): FeedMessage
}

/** The messages about titles, worked out from the results of the seasons' own matches. */
export const makeTitles = (calendar: Calendar, endOf: EndOf, marginBps: number): Titles => {
  const prospects = makeProspects(calendar, endOf)
  return {
    market: (of, at, betweenRounds) => {
      const runners = titleMarket(of.league.teams, prospects(of, at), marginBps)
      return {
        kind: 'champion',
        at,
        champion: {
          championId: idOf(of),
          gameType: disciplineGameType(of.league.discipline),
          discipline: of.league.discipline,
          leagueId: of.league.id,
          leagueName: of.league.name,
          season: of.season,
          open: betweenRounds && isTitleOpen(runners),
          closesAt: roundSpan(of.league, lastRoundOf(of.league, of.season))[0],
          runners,
        },
      }
    },
    result: (of, at) => ({
      kind: 'champion-result',
      at,
      championId: idOf(of),
      winners: titleWinners(prospects(of, at)),
    }),
  }
}
