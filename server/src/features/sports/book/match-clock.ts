import type { MatchClock } from '@xinghe/contract/sports-match.ts'
import { clockAt, clockEnd, clockPace, periodClock } from '@xinghe/rules/sports/period-clock.ts'
import type { Discipline } from '@xinghe/rules/sports/feed/discipline.ts'
import type { MatchReport } from '@xinghe/rules/sports/feed/match-report.ts'
import { isSetDiscipline, setRules } from '@xinghe/rules/sports/feed/set-rules.ts'
import { isTickDiscipline, tickRules } from '@xinghe/rules/sports/feed/tick-rules.ts'
import type { BookMatch } from './book.ts'

/** The maximum number of periods, sets, frames or innings, without overtime. */
export const periodCount = (discipline: Discipline): number => {
  if (isTickDiscipline(discipline)) return tickRules(discipline).periods
  return isSetDiscipline(discipline) ? 2 * setRules(discipline).setsToWin - 1 : 2
}

/** The period whose following break is half-time; 0 for sports without half-time. */
const halfTimeAfter = (discipline: Discipline): number => {
  if (isSetDiscipline(discipline) || discipline === 'baseball') return 0
  return isTickDiscipline(discipline) ? tickRules(discipline).halfPeriods : 1
}

export const hasHalf = (discipline: Discipline): boolean => halfTimeAfter(discipline) > 0

export const isHalfTime = (discipline: Discipline, { phase, period }: MatchReport): boolean =>
  phase === 'break' && period === halfTimeAfter(discipline)

/** The clock at the time of the report, with the rate at which it runs on. Null for sports without a clock. */
export const matchClock = ({ fixture, report, reportedAt }: BookMatch): MatchClock | null => {
  const shown = periodClock(fixture.discipline)
  if (shown === undefined || report === null || reportedAt === null) return null
  const { phase, period, seconds, periodStartSeconds } = report
  if (phase === 'before' || phase === 'ended' || phase === 'interrupted') return null
  const name = `${period}${shown.letter}`
  if (phase === 'running') {
    const stands = clockAt(shown, period, seconds - periodStartSeconds)
    const rate = Math.round(fixture.clockRate * clockPace(shown) * 1_000) / 1_000
    return { period: name, seconds: stands, at: reportedAt, rate }
  }
  const rest = isHalfTime(fixture.discipline, report) ? 'HT' : `${name}E`
  return { period: rest, seconds: clockEnd(shown, period), at: reportedAt, rate: 0 }
}
