import { disciplineGameType } from '@xinghe/rules/sports/feed/discipline.ts'
import type { Fixture, FixtureSide } from '@xinghe/rules/sports/feed/messages.ts'
import type { League, Match, Team } from './match.ts'

export const sideOf = ({ id, name }: Team): FixtureSide => ({ id, name })

export const fixtureOf = (match: Match): Fixture => ({
  matchId: match.id,
  gameType: disciplineGameType(match.league.discipline),
  discipline: match.league.discipline,
  leagueId: match.league.id,
  leagueName: match.league.name,
  season: match.season,
  round: match.round,
  home: sideOf(match.home),
  away: sideOf(match.away),
  kickOff: match.kickOff,
  clockRate: match.clockRate,
})

export const championId = (league: League, season: number): string => `${league.id}-s${season}`
