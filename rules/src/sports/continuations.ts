import type { Discipline } from './feed/discipline.ts'
import { isSetDiscipline, setRules } from './feed/set-rules.ts'
import { isTickDiscipline, tickRules } from './feed/tick-rules.ts'
import { tallyOf, type MatchResult, type Score, type Tally } from './match-result.ts'
import { playOf, type Period, type PlayCode, type Unit } from './plays.ts'

/** More goals than any score grid or goal band can still distinguish. */
const few = 8
/** More than any line. */
const many = 10_000

/** Representatives of all scores that can be added to a score: level, far ahead, a few more. */
function* addedTo({ home, away }: Score): Generator<Score> {
  yield { home, away }
  yield { home: home + many, away }
  yield { home, away: away + many }
  yield { home: Math.max(home, away), away: Math.max(home, away) }
  for (let more = 0; more <= few; more++)
    for (let others = 0; others <= few; others++) yield { home: home + more, away: away + others }
}

/** How the sets of a match can end. */
function* setScores(setsToWin: number, { home, away }: Score): Generator<Score> {
  for (let lost = away; lost < setsToWin; lost++) yield { home: setsToWin, away: lost }
  for (let lost = home; lost < setsToWin; lost++) yield { home: lost, away: setsToWin }
}

const endsLevel = (discipline: Discipline, unit: Unit, period: Period): boolean => {
  if (unit !== 'score') return true
  if (isSetDiscipline(discipline)) return false
  return !(period === 'full' && isTickDiscipline(discipline) && tickRules(discipline).overtime)
}

function* tallyEnds(
  discipline: Discipline,
  unit: Unit,
  period: Period,
  now: Tally,
): Generator<Tally> {
  if (now.final) {
    yield now
    return
  }
  const bySets = unit === 'score' && period === 'full' && isSetDiscipline(discipline)
  const scores = bySets ? setScores(setRules(discipline).setsToWin, now) : addedTo(now)
  const level = endsLevel(discipline, unit, period)
  for (const score of scores)
    if (level || score.home !== score.away) yield { ...score, final: true }
}

const withTally = (result: MatchResult, unit: Unit, period: Period, tally: Tally): MatchResult => ({
  ...result,
  tallies: { ...result.tallies, [unit]: { ...result.tallies[unit], [period]: tally } },
})

/** The goals of the period so far, then the added ones, home first. */
const goalsUntil = ({ goals }: MatchResult, now: Tally, end: Tally): ('H' | 'C')[] => [
  ...goals.slice(0, now.home + now.away),
  ...Array.from({ length: Math.min(few, end.home - now.home) }, () => 'H' as const),
  ...Array.from({ length: Math.min(few, end.away - now.away) }, () => 'C' as const),
]

/** Representatives of all final results that are possible for a play from the current result. */
export function* continuations(
  discipline: Discipline,
  play: PlayCode,
  result: MatchResult,
): Generator<MatchResult> {
  const { family, unit, period } = playOf(play)
  const now = tallyOf(result, unit, period)
  for (const tally of tallyEnds(discipline, unit, period, now)) {
    const goals = family === 'next-goal' ? goalsUntil(result, now, tally) : result.goals
    const end = withTally({ ...result, goals }, unit, period, tally)
    if (family !== 'half-full') yield end
    // Either side can lead at the end, whichever leads at half-time: all pairs are tried.
    else
      for (const half of tallyEnds(discipline, unit, 'half', tallyOf(result, unit, 'half')))
        yield withTally(end, unit, 'half', half)
  }
}
