import type { WireMatch } from '@xinghe/contract/sports-shapes.ts'
import type { Discipline } from '@xinghe/rules/sports/world/discipline.ts'
import type { Pair } from '@xinghe/rules/sports/world/match.ts'
import type { MatchReport } from '@xinghe/rules/sports/world/report.ts'
import { isSetDiscipline } from '@xinghe/rules/sports/world/sets/rules.ts'
import { isHalfTime, periodCount } from './match-clock.ts'

type Score = Partial<WireMatch>

const tennisPoints = ['0', '15', '30', '40'] as const

/** 15, 30, 40, A; in a tie-break the points are counted. */
const tennisPoint = (own: number, other: number, tieBreak: boolean): string => {
  if (tieBreak) return own.toString()
  if (own > 3 || other > 3) return own > other ? 'A' : '40'
  return tennisPoints[own] ?? '40'
}

const gameScore = ({ periods, game: [home, away] }: MatchReport): Score => {
  const [first, second] = periods.at(-1) ?? [0, 0]
  const tieBreak = first === 6 && second === 6
  return {
    sc_game_H: tennisPoint(home, away, tieBreak),
    sc_game_A: tennisPoint(away, home, tieBreak),
  }
}

const setScore = (discipline: Discipline, report: MatchReport): Score => {
  const [home, away]: Pair = report.periods.at(-1) ?? [0, 0]
  return {
    sc_set_H: home,
    sc_set_A: away,
    ...(discipline === 'tennis' ? gameScore(report) : {}),
  }
}

const footballCounts = ({ reds, tallies }: MatchReport): Score => ({
  redcard_h: reds[0],
  redcard_c: reds[1],
  corner_h: tallies.corners?.full?.home ?? 0,
  corner_c: tallies.corners?.full?.away ?? 0,
})

const isFootball = (discipline: Discipline): boolean =>
  discipline === 'football' || discipline === 'virtual-football'

const ownCounts = (discipline: Discipline, report: MatchReport): Score => {
  if (isFootball(discipline)) return footballCounts(report)
  if (isSetDiscipline(discipline)) return setScore(discipline, report)
  return discipline === 'baseball' ? { inningNum: report.period } : {}
}

/** The scoreboard under the wire's names; each sport fills what it has. */
export const wireScore = (discipline: Discipline, report: MatchReport): Score => {
  const full = report.tallies.score?.full
  return {
    t_count: periodCount(discipline),
    se_now: report.period,
    HalfTime: isHalfTime(discipline, report) ? 1 : 0,
    sc_FT_H: full?.home ?? 0,
    sc_FT_C: full?.away ?? 0,
    sc_FT_A: report.periods.map(([home, away]) => `${home}-${away}`).join(','),
    ...ownCounts(discipline, report),
  }
}
