import type { MatchReport, ReportTally, Tallies } from '@xinghe/rules/sports/feed/match-report.ts'
import type { Discipline } from '@xinghe/rules/sports/feed/discipline.ts'
import { sumOf, type Pair } from '@xinghe/rules/sports/feed/pair.ts'
import type { Match } from './match.ts'
import { isSetDiscipline } from '@xinghe/rules/sports/feed/set-rules.ts'
import type { MatchState } from './state.ts'
import { isTickDiscipline, tickRules } from '@xinghe/rules/sports/feed/tick-rules.ts'

const quarters = ['q1', 'q2', 'q3', 'q4'] as const

const tally = ([home, away]: Pair, final: boolean): ReportTally => ({ home, away, final })

const periodsOver = ({ phase, period }: MatchState): number =>
  phase === 'running' || phase === 'interrupted' ? Math.max(0, period - 1) : period

/** How many periods make the first half; 0 where there is none. */
const halfPeriods = (discipline: Discipline): number => {
  if (isTickDiscipline(discipline)) return tickRules(discipline).halfPeriods
  return isSetDiscipline(discipline) ? 0 : 1
}

const halfTally = (discipline: Discipline, state: MatchState, of: readonly Pair[]): Tallies => {
  const count = halfPeriods(discipline)
  return count === 0 ? {} : { half: tally(sumOf(of.slice(0, count)), periodsOver(state) >= count) }
}

const quarterTallies = (discipline: Discipline, state: MatchState): Tallies => {
  const inTurns = isTickDiscipline(discipline) && tickRules(discipline).byPeriod
  if (!inTurns && !isSetDiscipline(discipline)) return {}
  return Object.fromEntries(
    quarters.flatMap((name, index) => {
      const pair = state.periods[index]
      return pair === undefined ? [] : [[name, tally(pair, index < periodsOver(state))]]
    }),
  )
}

export const reportOf = (match: Match, state: MatchState): MatchReport => {
  const { discipline } = match.league
  const ended = state.phase === 'ended'
  const inTurns = isTickDiscipline(discipline)
  const inSets = isSetDiscipline(discipline)
  const football = !inTurns && !inSets
  return {
    phase: state.phase,
    period: state.period,
    seconds: state.seconds,
    periodStartSeconds: state.periodStartSeconds,
    tallies: {
      score: {
        full: tally(state.score, ended),
        ...halfTally(discipline, state, state.periods),
        ...quarterTallies(discipline, state),
      },
      ...(inSets ? { points: { full: tally(sumOf(state.periods), ended) } } : {}),
      ...(football
        ? {
            corners: {
              full: tally(sumOf(state.corners), ended),
              ...halfTally(discipline, state, state.corners),
            },
          }
        : {}),
    },
    goals: football ? state.scorers : [],
    periods: state.periods,
    game: state.game,
    server: state.server,
    yellows: state.yellows,
    reds: state.reds,
  }
}
