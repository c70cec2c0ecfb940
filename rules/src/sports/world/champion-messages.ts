import { dayMs, hourMs, instant, later, type Instant } from '../../base/instant.ts'
import { lastRoundOf, seasonAt, seasonMatches, type Calendar } from './calendar.ts'
import { titleMarket, titleWinners } from './champion.ts'
import { disciplineGameType } from './discipline.ts'
import { championId, type FeedMessage } from './feed.ts'
import type { Due } from './match-messages.ts'
import type { League, Match, Pair } from './match.ts'
import { simulate, stateAt } from './model.ts'
import { remembered } from './remembered.ts'
import { seedUnit, textSeed } from './seed.ts'
import { makeChanceTable, prospectsOf, type Prospect } from './standings.ts'
import { instantOf } from './timeline.ts'

// By then the last match of the season is over.
const afterLastKickOffMs = 12 * hourMs
const keptSeasons = 300
const keptResults = 60_000

interface Ended {
  readonly at: Instant
  readonly score: Pair
}

const endOf = (match: Match): Ended => {
  const timeline = simulate(match)
  const at = instantOf(match, timeline.endSeconds)
  return { at, score: stateAt(match, timeline, at).score }
}

interface Season {
  readonly league: League
  readonly season: number
}

const idOf = ({ league, season }: Season): string => championId(league, season)

/** The daily moment at which a league's title was priced last; each league has its own. */
const pricedBy = (league: League, at: Instant): Instant => {
  const phaseMs = Math.floor(seedUnit(textSeed(league.id)) * dayMs)
  return instant(Math.floor((at - phaseMs) / dayMs) * dayMs + phaseMs)
}

/** Answers with the prospects of a season at an instant, remembering matches and results. */
const makeProspects = (
  calendar: Calendar,
): ((of: Season, at: Instant) => Map<string, Prospect>) => {
  const chancesOf = makeChanceTable()
  const ended = remembered(keptResults, ({ id }: Match) => id, endOf)
  const matchesOf = remembered(keptSeasons, idOf, ({ league, season }) =>
    seasonMatches(calendar, league, season),
  )
  const scoreBy = (match: Match, at: Instant): Pair | null => {
    if (match.kickOff >= at) return null
    const end = ended(match)
    return end.at <= at ? end.score : null
  }
  return (of, at) => prospectsOf(of.league, matchesOf(of), (match) => scoreBy(match, at), chancesOf)
}

/** What is said about the titles of all leagues that have one. */
export interface Titles {
  between(from: Instant, to: Instant): Due[]
  standing(at: Instant): Due[]
}

export const makeTitles = (calendar: Calendar, marginBps: number): Titles => {
  const leagues = calendar.leagues.filter(({ hasChampion }) => hasChampion)
  const prospects = makeProspects(calendar)
  const closesAt = ({ league, season }: Season): Instant => lastRoundOf(calendar, league, season)[0]
  const decidedAt = ({ league, season }: Season): Instant =>
    later(lastRoundOf(calendar, league, season)[1], afterLastKickOffMs)

  const marketAt = (of: Season, at: Instant): FeedMessage => ({
    kind: 'champion',
    at,
    champion: {
      championId: idOf(of),
      gameType: disciplineGameType(of.league.discipline),
      discipline: of.league.discipline,
      leagueId: of.league.id,
      leagueName: of.league.name,
      season: of.season,
      closesAt: closesAt(of),
      runners: titleMarket(of.league.teams, prospects(of, at), marginBps),
    },
  })

  const resultAt = (of: Season, at: Instant): FeedMessage => ({
    kind: 'champion-result',
    at,
    championId: idOf(of),
    winners: titleWinners(prospects(of, at)),
  })

  const marketDue = (of: Season, at: Instant): Due => ({
    at,
    matchId: idOf(of),
    make: () => marketAt(of, at),
  })

  const resultsDue = (league: League, from: Instant, to: Instant): Due[] => {
    const due: Due[] = []
    for (let season = seasonAt(league, from) - 1; season <= seasonAt(league, to); season++) {
      const at = decidedAt({ league, season })
      if (at > from && at <= to) {
        due.push({
          at,
          matchId: championId(league, season),
          make: () => resultAt({ league, season }, at),
        })
      }
    }
    return due
  }

  const marketsDue = (league: League, from: Instant, to: Instant): Due[] => {
    const due: Due[] = []
    for (let at = later(pricedBy(league, from), dayMs); at <= to; at = later(at, dayMs)) {
      const of = { league, season: seasonAt(league, at) }
      if (at < closesAt(of)) due.push(marketDue(of, at))
    }
    return due
  }

  return {
    between: (from, to) =>
      leagues.flatMap((league) => [
        ...marketsDue(league, from, to),
        ...resultsDue(league, from, to),
      ]),
    standing: (at) =>
      leagues.flatMap((league) => {
        const priced = pricedBy(league, at)
        const of = { league, season: seasonAt(league, priced) }
        return at < closesAt(of) ? [marketDue(of, priced)] : []
      }),
  }
}
