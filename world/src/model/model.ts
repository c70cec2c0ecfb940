import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Rng } from '@xinghe/rules/base/rng.ts'
import { footballWinChances, priceFootball } from '../football/price.ts'
import { simulateFootball } from '../football/simulate.ts'
import type { Market } from '@xinghe/rules/sports/feed/market.ts'
import type { Match } from '../match/match.ts'
import { choices, type Quoted } from '../quoting/quoted.ts'
import { priceSets, setWinChances } from '../sets/price.ts'
import { isSetDiscipline } from '@xinghe/rules/sports/feed/set-rules.ts'
import { setModel } from '../sets/set-model.ts'
import { simulateSets } from '../sets/simulate.ts'
import { maybeBrokenOff } from '../match/broken-off.ts'
import { stateAfter, type MatchState } from '../match/state.ts'
import { parametersAt } from '../match/strength-walk.ts'
import { priceTicks, tickWinChances } from '../ticks/price.ts'
import { isTickDiscipline } from '@xinghe/rules/sports/feed/tick-rules.ts'
import { tickModel } from '../ticks/tick-model.ts'
import { simulateTicks } from '../ticks/simulate.ts'
import { secondsAt, type Timeline } from '../match/timeline.ts'

const play = (match: Match, course: Rng): Timeline => {
  const { discipline } = match.league
  const parameters = parametersAt(match, match.kickOff)
  if (isTickDiscipline(discipline)) {
    return simulateTicks(match, tickModel(discipline), parameters, course)
  }
  if (isSetDiscipline(discipline)) {
    return simulateSets(match, setModel(discipline), parameters, course)
  }
  return simulateFootball(match, parameters, course)
}

/** The course of a match; deterministic for the same match and generator. */
export const simulate = (match: Match, course: Rng = match.course()): Timeline => {
  const timeline = play(match, course)
  // A virtual match is never broken off.
  return match.league.discipline === 'virtual-football'
    ? timeline
    : maybeBrokenOff(timeline, course)
}

/** The state of a match at an instant, before, during or after it. */
export const stateAt = (match: Match, timeline: Timeline, at: Instant): MatchState =>
  stateAfter(
    timeline,
    secondsAt(match, at),
    parametersAt(match, at),
    isSetDiscipline(match.league.discipline),
  )

/** Every market of a match in a state, with the distributions behind the lines; none once it is over. */
export const quote = (match: Match, state: MatchState, marginBps: number): Quoted => {
  if (state.phase === 'ended' || state.phase === 'interrupted') return choices()
  const { discipline } = match.league
  if (isTickDiscipline(discipline)) {
    return priceTicks(tickModel(discipline), match, state, marginBps)
  }
  if (isSetDiscipline(discipline)) return priceSets(setModel(discipline), state, marginBps)
  return priceFootball(match, state, marginBps)
}

export const price = (match: Match, state: MatchState, marginBps: number): readonly Market[] =>
  quote(match, state, marginBps).markets

/** Probabilities of home, draw and away; cheaper than pricing all markets. */
export const winChances = (match: Match, state: MatchState): readonly [number, number, number] => {
  const { discipline } = match.league
  if (isTickDiscipline(discipline)) return tickWinChances(tickModel(discipline), match, state)
  if (isSetDiscipline(discipline)) return setWinChances(setModel(discipline), state)
  return footballWinChances(match, state)
}
