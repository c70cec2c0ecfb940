import {
  dayMs,
  instant,
  minuteMs,
  siteZoneOffsetMs,
  type Instant,
} from '@xinghe/rules/base/instant.ts'
import { seededRng, type Rng } from '@xinghe/rules/base/rng.ts'
import { virtualMatchMs } from '@xinghe/rules/sports/virtual-football.ts'
import { virtualClockRate } from '../football/rules.ts'
import type { League, Match, Team } from '../match/match.ts'
import { pairingOf, roundsInSeason } from './round-robin.ts'
import { mixSeed, seedUnit, textSeed } from '../chance/seed.ts'

const weekMs = 7 * dayMs
/** Monday 1 January 2024, 00:00 GMT+8: week 0 and the first virtual match. */
const origin = Date.UTC(2024, 0, 1) - siteZoneOffsetMs

/** The random number generator of a match's course, by match id. */
export type CourseOf = (matchId: string) => Rng

export interface Calendar {
  readonly seed: number
  /** A generator that cannot be derived from the seed, where the outcomes must stay secret. */
  readonly courseOf?: CourseOf | undefined
  readonly leagues: readonly League[]
  /** Seconds of match time per second, for all but virtual matches. */
  readonly clockRate: number
}

const floorMod = (value: number, by: number): number => ((value % by) + by) % by

const isVirtual = (league: League): boolean => league.discipline === 'virtual-football'

/** Virtual leagues start a match every three minutes, each at its own offset. */
const virtualKickOff = (league: League, round: number): Instant =>
  instant(origin + (league.roundMinutes[0] ?? 0) * minuteMs + round * virtualMatchMs)

const pairsOf = (league: League): number => (isVirtual(league) ? 1 : league.teams.length / 2)

const roundStart = (league: League, round: number): number => {
  const perWeek = league.roundMinutes.length
  const week = Math.floor(round / perWeek)
  return origin + week * weekMs + (league.roundMinutes[floorMod(round, perWeek)] ?? 0) * minuteMs
}

const kickOffOf = (league: League, round: number, pair: number): Instant =>
  isVirtual(league)
    ? virtualKickOff(league, round)
    : instant(roundStart(league, round) + (pair % league.waves) * league.waveMinutes * minuteMs)

/** Season and round within it; a virtual league plays the pairs of a round one after another. */
const seasonPlace = (league: League, round: number, pair: number) => {
  const teams = league.teams.length
  const perRound = isVirtual(league) ? teams / 2 : 1
  const wholeRound = Math.floor(round / perRound)
  const length = roundsInSeason(teams)
  return {
    season: Math.floor(wholeRound / length),
    roundInSeason: floorMod(wholeRound, length),
    pair: isVirtual(league) ? floorMod(round, perRound) : pair,
  }
}

// Largest change of a side's strength from season to season, on the scale of the strengths.
const formRange = 0.3

/** A side's strength varies by season, so that the same side does not win every title. */
const inForm = (calendar: Calendar, team: Team, season: number): Team => {
  const seed = mixSeed(mixSeed(calendar.seed, textSeed(team.id)), season)
  return { ...team, strength: team.strength + formRange * (seedUnit(seed) - 0.5) }
}

/** The match at a position of the calendar. */
export const matchOf = (calendar: Calendar, league: League, round: number, pair: number): Match => {
  const place = seasonPlace(league, round, pair)
  const [home, away] = pairingOf(league.teams.length, place.roundInSeason, place.pair)
  const [homeTeam, awayTeam] = [league.teams[home], league.teams[away]]
  if (homeTeam === undefined || awayTeam === undefined) throw new Error('no such pair')
  const id = `${league.id}-${round}-${pair}`
  const seed = mixSeed(calendar.seed, textSeed(id))
  return {
    id,
    league,
    season: place.season,
    round,
    home: inForm(calendar, homeTeam, place.season),
    away: inForm(calendar, awayTeam, place.season),
    kickOff: kickOffOf(league, round, pair),
    clockRate: isVirtual(league) ? virtualClockRate : calendar.clockRate,
    seed,
    course: () => calendar.courseOf?.(id) ?? seededRng(mixSeed(seed, 51)),
  }
}

/** The rounds that may have a kick-off between two instants. */
const roundsBetween = (league: League, from: number, to: number) => {
  if (isVirtual(league)) {
    const first = virtualKickOff(league, 0)
    return {
      first: Math.floor((from - first) / virtualMatchMs),
      last: Math.floor((to - first) / virtualMatchMs),
    }
  }
  const perWeek = league.roundMinutes.length
  const lengthMs = league.waves * league.waveMinutes * minuteMs
  return {
    first: Math.floor((from - lengthMs - origin) / weekMs) * perWeek,
    last: (Math.floor((to - origin) / weekMs) + 1) * perWeek - 1,
  }
}

const leagueFixtures = (calendar: Calendar, league: League, from: number, to: number): Match[] => {
  const found: Match[] = []
  const { first, last } = roundsBetween(league, from, to)
  for (let round = first; round <= last; round++) {
    for (let pair = 0; pair < pairsOf(league); pair++) {
      const kickOff = kickOffOf(league, round, pair)
      if (kickOff >= from && kickOff < to) found.push(matchOf(calendar, league, round, pair))
    }
  }
  return found
}

const inOrder = (one: Match, other: Match): number =>
  one.kickOff - other.kickOff || (one.id < other.id ? -1 : 1)

/** All matches that kick off in `[from, to)`, in order; virtual matches on request. */
export const fixturesBetween = (
  calendar: Calendar,
  from: Instant,
  to: Instant,
  which: 'real' | 'virtual' | 'all' = 'real',
): Match[] =>
  calendar.leagues
    .filter((league) => which === 'all' || isVirtual(league) === (which === 'virtual'))
    .flatMap((league) => leagueFixtures(calendar, league, from, to))
    .sort(inOrder)

const idShape = /^(.+)-(-?\d+)-(\d+)$/

/** The match of an id; null for an unknown id. */
export const matchById = (calendar: Calendar, id: string): Match | null => {
  const [, leagueId, round, pair] = idShape.exec(id) ?? []
  const league = calendar.leagues.find((each) => each.id === leagueId)
  if (league === undefined || Number(pair) >= pairsOf(league)) return null
  const match = matchOf(calendar, league, Number(round), Number(pair))
  return match.id === id ? match : null
}

/** The whole round of a match: a virtual league plays the pairs of a round one after another. */
export const wholeRoundOf = ({ league, round }: Match): number =>
  isVirtual(league) ? Math.floor((2 * round) / league.teams.length) : round

/** The match of a pair in a whole round. */
const matchInRound = (
  calendar: Calendar,
  league: League,
  wholeRound: number,
  pair: number,
): Match =>
  isVirtual(league)
    ? matchOf(calendar, league, (wholeRound * league.teams.length) / 2 + pair, 0)
    : matchOf(calendar, league, wholeRound, pair)

/** The match of a side in a whole round. */
export const matchOfTeam = (
  calendar: Calendar,
  league: League,
  wholeRound: number,
  teamId: string,
): Match => {
  const teams = league.teams.length
  const team = league.teams.findIndex(({ id }) => id === teamId)
  const roundInSeason = floorMod(wholeRound, roundsInSeason(teams))
  for (let pair = 0; pair < teams / 2; pair++) {
    if (pairingOf(teams, roundInSeason, pair).includes(team))
      return matchInRound(calendar, league, wholeRound, pair)
  }
  throw new Error(`${teamId} does not play in ${league.id}`)
}

/** All matches of a league's season, in order of rounds. */
export const seasonMatches = (calendar: Calendar, league: League, season: number): Match[] => {
  const length = roundsInSeason(league.teams.length)
  const found: Match[] = []
  for (let round = season * length; round < (season + 1) * length; round++) {
    for (let pair = 0; pair < league.teams.length / 2; pair++) {
      found.push(matchInRound(calendar, league, round, pair))
    }
  }
  return found
}

/** First and last kick-off of a round. */
export const roundSpan = (
  league: League,
  round: number,
): readonly [first: Instant, last: Instant] => {
  const lastWave = Math.min(league.waves, pairsOf(league)) - 1
  return [kickOffOf(league, round, 0), kickOffOf(league, round, lastWave)]
}

/** The latest round that has started. */
export const roundAt = (league: League, at: Instant): number => {
  const perWeek = league.roundMinutes.length
  let round = (Math.floor((at - origin) / weekMs) + 1) * perWeek - 1
  while (roundStart(league, round) > at) round--
  return round
}

export const seasonOf = (league: League, round: number): number =>
  Math.floor(round / roundsInSeason(league.teams.length))

export const lastRoundOf = (league: League, season: number): number =>
  (season + 1) * roundsInSeason(league.teams.length) - 1
