import type { Instant } from '@xinghe/rules/base/instant.ts'
import { lastRoundOf, roundSpan, seasonMatches, type Calendar } from '../calendar/calendar.ts'
import { isTitleOpen, titleMarket, titleWinners } from './title-market.ts'
import { disciplineGameType } from '@xinghe/rules/sports/feed/discipline.ts'
import { championId } from '../match/feed-names.ts'
import type { FeedMessage } from '@xinghe/rules/sports/feed/messages.ts'
import type { League, Match } from '../match/match.ts'
import type { Pair } from '@xinghe/rules/sports/feed/pair.ts'
import { simulate, stateAt } from '../model/model.ts'
import { memoize } from '../cache/memoize.ts'
import { makeChanceTable, prospectsOf, type Prospect } from './standings.ts'
import { instantOf } from '../match/timeline.ts'

const keptSeasons = 300
const keptResults = 60_000

/** A season of a league whose title is a market. */
export interface Season {
  readonly league: League
  readonly season: number
}

const idOf = ({ league, season }: Season): string => championId(league, season)

interface Ended {
  readonly at: Instant
  readonly score: Pair
}

const endOf = (match: Match): Ended => {
  const timeline = simulate(match)
  const at = instantOf(match, timeline.endSeconds)
  return { at, score: stateAt(match, timeline, at).score }
}

/** Computes the prospects of a season at an instant, with a cache of matches and results. */
const makeProspects = (
  calendar: Calendar,
): ((of: Season, at: Instant) => Map<string, Prospect>) => {
  const chancesOf = makeChanceTable()
  const ended = memoize(keptResults, ({ id }: Match) => id, endOf)
  const matchesOf = memoize(keptSeasons, idOf, ({ league, season }) =>
    seasonMatches(calendar, league, season),
  )
  const scoreBy = (match: Match, at: Instant): Pair | null => {
    if (match.kickOff >= at) return null
    const end = ended(match)
    return end.at <= at ? end.score : null
  }
  return (of, at) => prospectsOf(of.league, matchesOf(of), (match) => scoreBy(match, at), chancesOf)
}

export interface Titles {
  market(of: Season, at: Instant, betweenRounds: boolean): FeedMessage
  result(of: Season, at: Instant): FeedMessage
}

/** The messages about titles, worked out from the results of the seasons' own matches. */
export const makeTitles = (calendar: Calendar, marginBps: number): Titles => {
  const prospects = makeProspects(calendar)
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
