import type { Discipline } from '@xinghe/rules/sports/feed/discipline.ts'
import type { League, Match } from '../match/match.ts'
import type { Pair } from '@xinghe/rules/sports/feed/pair.ts'
import { pointsOf, winPoints } from '@xinghe/rules/sports/standings.ts'
import { winChances } from '../model/model.ts'
import { stateAfter, type MatchState } from '../match/state.ts'
import { finishedTimeline } from '../match/timeline.ts'

/** Expected points at the end of a season, and how uncertain they are. */
export interface Prospect {
  readonly points: number
  readonly variance: number
  readonly won: number
  /** Points at the end if every match left is won. */
  readonly most: number
  /** Scored less conceded; orders sides with equal points. */
  readonly difference: number
}

const notStarted = (edge: number): MatchState =>
  stateAfter(finishedTimeline([], []), -1, { edge, pace: 1 }, false)

const edgeStep = 0.1
const edgeTop = 30

type Chances = readonly [number, number, number]

/** Probabilities of win, draw and loss by superiority, precomputed because a season reads them many times. */
export const makeChanceTable = (): ((match: Match) => Chances) => {
  const tables = new Map<Discipline, Map<number, Chances>>()
  return (match) => {
    const { home, away, league } = match
    const table = tables.get(league.discipline) ?? new Map<number, Chances>()
    tables.set(league.discipline, table)
    const edge = home.strength - away.strength + league.homeAdvantage
    const rung = Math.max(-edgeTop, Math.min(edgeTop, Math.round(edge / edgeStep)))
    const known = table.get(rung) ?? winChances(match, notStarted(rung * edgeStep))
    table.set(rung, known)
    return known
  }
}

type Count = { -readonly [Name in keyof Prospect]: Prospect[Name] }

export const noProspect: Prospect = { points: 0, variance: 0, won: 0, most: 0, difference: 0 }

const addWon = (count: Count, points: number): void => {
  count.points += points
  count.won += points
  count.most += points
}

const addPlayed = (home: Count, away: Count, score: Pair): void => {
  const [homePoints, awayPoints] = pointsOf(score)
  addWon(home, homePoints)
  addWon(away, awayPoints)
  home.difference += score[0] - score[1]
  away.difference += score[1] - score[0]
}

const addExpected = (count: Count, win: number, draw: number): void => {
  const mean = winPoints * win + draw
  count.points += mean
  count.most += winPoints
  count.variance += winPoints ** 2 * win + draw - mean ** 2
}

/** By team id: points won, plus expected points of the matches without a result. */
export const prospectsOf = (
  league: League,
  matches: readonly Match[],
  scoreOf: (match: Match) => Pair | null,
  chancesOf: (match: Match) => Chances,
): Map<string, Prospect> => {
  const counts = new Map<string, Count>(league.teams.map(({ id }) => [id, { ...noProspect }]))
  for (const match of matches) {
    const [home, away] = [counts.get(match.home.id), counts.get(match.away.id)]
    if (home === undefined || away === undefined) continue
    const score = scoreOf(match)
    if (score === null) {
      const [win, draw, loss] = chancesOf(match)
      addExpected(home, win, draw)
      addExpected(away, loss, draw)
    } else addPlayed(home, away, score)
  }
  return counts
}
