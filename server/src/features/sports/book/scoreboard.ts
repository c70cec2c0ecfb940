import type { MatchProgress } from '@xinghe/contract/sports-match.ts'
import type { Discipline } from '@xinghe/rules/sports/feed/discipline.ts'
import type { MatchReport } from '@xinghe/rules/sports/feed/match-report.ts'
import type { Pair } from '@xinghe/rules/sports/feed/pair.ts'
import type { Score } from '@xinghe/rules/sports/match-result.ts'
import { isSetDiscipline } from '@xinghe/rules/sports/feed/set-rules.ts'
import { isHalfTime, periodCount } from './match-clock.ts'

type Scoreboard = Pick<
  MatchProgress,
  'periods' | 'score' | 'set' | 'game' | 'inning' | 'redCards' | 'corners'
>

/** For a match without a report. */
export const noScoreboard: Scoreboard = {
  periods: null,
  score: null,
  set: null,
  game: null,
  inning: null,
  redCards: null,
  corners: null,
}

const tennisPoints = ['0', '15', '30', '40'] as const

/** 0, 15, 30, 40 or A; in a tie-break the plain number of points. */
const tennisPoint = (own: number, other: number, tieBreak: boolean): string => {
  if (tieBreak) return own.toString()
  if (own > 3 || other > 3) return own > other ? 'A' : '40'
  return tennisPoints[own] ?? '40'
}

const gameScore = ({ periods, game: [home, away] }: MatchReport): Scoreboard['game'] => {
  const [first, second] = periods.at(-1) ?? [0, 0]
  const tieBreak = first === 6 && second === 6
  return { home: tennisPoint(home, away, tieBreak), away: tennisPoint(away, home, tieBreak) }
}

const scoreOf = ([home, away]: Pair): Score => ({ home, away })

const setScore = (discipline: Discipline, report: MatchReport): Partial<Scoreboard> => ({
  set: scoreOf(report.periods.at(-1) ?? [0, 0]),
  game: discipline === 'tennis' ? gameScore(report) : null,
})

const footballCounts = ({ reds, tallies }: MatchReport): Partial<Scoreboard> => {
  const corners = tallies.corners?.full
  return {
    redCards: scoreOf(reds),
    corners: { home: corners?.home ?? 0, away: corners?.away ?? 0 },
  }
}

const isFootball = (discipline: Discipline): boolean =>
  discipline === 'football' || discipline === 'virtual-football'

const ownCounts = (discipline: Discipline, report: MatchReport): Partial<Scoreboard> => {
  if (isFootball(discipline)) return footballCounts(report)
  if (isSetDiscipline(discipline)) return setScore(discipline, report)
  return discipline === 'baseball' ? { inning: report.period } : {}
}

/** Fields that the sport does not have are null. */
export const scoreboardOf = (discipline: Discipline, report: MatchReport): Scoreboard => {
  const full = report.tallies.score?.full
  return {
    ...noScoreboard,
    periods: {
      most: periodCount(discipline),
      current: report.period,
      isHalfTime: isHalfTime(discipline, report),
      scores: report.periods.map(scoreOf),
    },
    score: { home: full?.home ?? 0, away: full?.away ?? 0 },
    ...ownCounts(discipline, report),
  }
}
