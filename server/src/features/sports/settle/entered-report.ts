import * as z from 'zod/mini'
import { scoreOfText } from '@xinghe/rules/sports/sides.ts'
import type { MatchReport, ReportTally } from '@xinghe/rules/sports/feed/match-report.ts'

const count = z.number().check(z.int(), z.minimum(0), z.maximum(999))
const tally = z.strictObject({ home: count, away: count, final: z.boolean() })
const tallies = z.partial(
  z.strictObject({ full: tally, half: tally, q1: tally, q2: tally, q3: tally, q4: tally }),
)

const matchEntry = z.strictObject({
  tallies: z.partial(z.strictObject({ score: tallies, points: tallies, corners: tallies })),
  goals: z.optional(z.array(z.enum(['H', 'C'])).check(z.maxLength(99))),
})
const runner = z.string().check(z.minLength(1), z.maxLength(40))
const titleEntry = z.strictObject({
  winners: z.array(runner).check(z.maxLength(20)),
  withdrawn: z.optional(z.array(runner).check(z.maxLength(200))),
})

/** A result that an operator enters for a match or a title. */
export type ResultEntry =
  | { readonly kind: 'match'; readonly entry: z.output<typeof matchEntry> }
  | { readonly kind: 'title'; readonly entry: z.output<typeof titleEntry> }
  /** `running`: the match or title is not over after all. */
  | { readonly kind: 'interrupted' | 'postponed' | 'running' }

type Tallies = MatchReport['tallies']

const ended = (text: string): ReportTally | null => {
  const score = scoreOfText(text)
  return score === null ? null : { ...score, final: true }
}

/** `2-1`, `2-1/1-0` with the half, or JSON; null for anything else. */
export const readEntry = (text: string): ResultEntry | null => {
  if (text === 'interrupted' || text === 'postponed' || text === 'running') return { kind: text }
  const [full, half] = text.split('/').map(ended)
  if (full !== undefined && full !== null && half !== null)
    return {
      kind: 'match',
      entry: { tallies: { score: half === undefined ? { full } : { full, half } } },
    }
  if (!text.startsWith('{')) return null
  const content: unknown = JSON.parse(text)
  const title = z.safeParse(titleEntry, content)
  return title.success
    ? { kind: 'title', entry: title.data }
    : { kind: 'match', entry: z.parse(matchEntry, content) }
}

const blank: MatchReport = {
  phase: 'running',
  period: 1,
  seconds: 0,
  periodStartSeconds: 0,
  tallies: {},
  goals: [],
  periods: [],
  game: [0, 0],
  server: null,
  yellows: [0, 0],
  reds: [0, 0],
}

/** The earlier report with the entered tallies and goals replaced. */
export const enteredReport = (
  before: MatchReport | null,
  { tallies: given, goals }: z.output<typeof matchEntry>,
): MatchReport => {
  const report = before ?? blank
  const merged: Tallies = {
    ...report.tallies,
    ...Object.fromEntries(
      (['score', 'points', 'corners'] as const).flatMap((unit) =>
        given[unit] === undefined ? [] : [[unit, { ...report.tallies[unit], ...given[unit] }]],
      ),
    ),
  }
  const phase = merged.score?.full?.final === true ? 'ended' : 'running'
  return { ...report, phase, tallies: merged, goals: goals ?? report.goals }
}

/** The report without final scores, so that bets on them are open again. */
export const reopenedReport = (before: MatchReport | null): MatchReport => {
  const report = before ?? blank
  const open = Object.entries(report.tallies).map(([unit, spans]) => [
    unit,
    Object.fromEntries(
      Object.entries(spans).map(([span, one]) => [span, { ...one, final: false }]),
    ),
  ])
  return { ...report, phase: 'running', tallies: Object.fromEntries(open) as Tallies }
}

/** Next-goal bets are settled by the list of goals, so it must add up to the score. */
export const goalsFitScore = ({ tallies: { score }, goals }: MatchReport): boolean => {
  const home = goals.filter((side) => side === 'H').length
  return score?.full?.home === home && score.full.away === goals.length - home
}
