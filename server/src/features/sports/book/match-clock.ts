import { clockAt, clockEnd, clockPace, periodClock } from '@xinghe/rules/sports/period-clock.ts'
import type { Discipline } from '@xinghe/rules/sports/world/discipline.ts'
import type { MatchReport } from '@xinghe/rules/sports/world/report.ts'
import { isSetDiscipline, setRules } from '@xinghe/rules/sports/world/sets/rules.ts'
import { isTickDiscipline, tickRules } from '@xinghe/rules/sports/world/ticks/rules.ts'
import type { BookMatch } from './book.ts'

/** How many periods, sets, frames or innings there are at most, overtime left out. */
export const periodCount = (discipline: Discipline): number => {
  if (isTickDiscipline(discipline)) return tickRules(discipline).periods
  return isSetDiscipline(discipline) ? 2 * setRules(discipline).setsToWin - 1 : 2
}

/** After which period the break is half-time; 0 where there is none. */
const halfTimeAfter = (discipline: Discipline): number => {
  if (isSetDiscipline(discipline) || discipline === 'baseball') return 0
  return isTickDiscipline(discipline) ? tickRules(discipline).halfPeriods : 1
}

export const hasHalf = (discipline: Discipline): boolean => halfTimeAfter(discipline) > 0

export const isHalfTime = (discipline: Discipline, { phase, period }: MatchReport): boolean =>
  phase === 'break' && period === halfTimeAfter(discipline)

const twoDigits = (value: number): string => value.toString().padStart(2, '0')
const clockText = (seconds: number): string =>
  `${twoDigits(Math.floor(seconds / 60))}:${twoDigits(seconds % 60)}`

/** The clock when the report was made; it runs on from there. Null for sports without one. */
export const matchClock = ({
  fixture,
  report,
  reportedAt,
}: BookMatch): { text: string; clock: [number, number, number] } | null => {
  const shown = periodClock(fixture.discipline)
  if (shown === undefined || report === null || reportedAt === null) return null
  const { phase, period, seconds, periodStartSeconds } = report
  if (phase === 'before' || phase === 'ended' || phase === 'interrupted') return null
  const name = `${period}${shown.letter}`
  if (phase === 'running') {
    const stands = clockAt(shown, period, seconds - periodStartSeconds)
    const rate = Math.round(fixture.clockRate * clockPace(shown) * 1_000) / 1_000
    return { text: `${name}^${clockText(stands)}`, clock: [stands, reportedAt, rate] }
  }
  const rest = isHalfTime(fixture.discipline, report) ? 'HT' : `${name}E`
  return { text: `${rest}^`, clock: [clockEnd(shown, period), reportedAt, 0] }
}
