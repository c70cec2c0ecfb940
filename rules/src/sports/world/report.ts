import type { Discipline } from './discipline.ts'
import { sumOf, type Match, type Pair, type Side } from './match.ts'
import { isSetDiscipline } from './sets/rules.ts'
import type { MatchState, Phase } from './state.ts'
import { isTickDiscipline, tickRules } from './ticks/rules.ts'

/** What was counted in a stretch of the match; `final` once nothing can be added to it. */
export interface ReportTally {
  readonly home: number
  readonly away: number
  readonly final: boolean
}

type SpanName = 'full' | 'half' | 'q1' | 'q2' | 'q3' | 'q4'
type Tallies = Readonly<Partial<Record<SpanName, ReportTally>>>

/** All that settlement and a scoreboard need of a match, running or ended. */
export interface MatchReport {
  readonly phase: Phase
  readonly period: number
  /** Match seconds since kick-off and at the start of the period. */
  readonly seconds: number
  readonly periodStartSeconds: number
  /** `score` decides the match; `points` are those below the sets; `q1`… are quarters or sets. */
  readonly tallies: Readonly<Partial<Record<'score' | 'points' | 'corners', Tallies>>>
  /** For whom each goal counted, in order; football only. */
  readonly goals: readonly Side[]
  readonly periods: readonly Pair[]
  readonly game: Pair
  readonly server: Side | null
  readonly yellows: Pair
  readonly reds: Pair
}

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
