import type { Instant } from '../../base/instant.ts'
import type { Rng } from '../../base/rng.ts'
import { footballWinChances, priceFootball } from './football/price.ts'
import { simulateFootball } from './football/simulate.ts'
import type { Market } from './market.ts'
import type { Match } from './match.ts'
import { priceSets, setWinChances } from './sets/price.ts'
import { isSetDiscipline, setRules } from './sets/rules.ts'
import { simulateSets } from './sets/simulate.ts'
import { maybeBrokenOff } from './broken-off.ts'
import { stateAfter, type MatchState } from './state.ts'
import { parametersAt } from './strength-walk.ts'
import { priceTicks, tickWinChances } from './ticks/price.ts'
import { isTickDiscipline, tickRules } from './ticks/rules.ts'
import { simulateTicks } from './ticks/simulate.ts'
import { secondsAt, type Timeline } from './timeline.ts'

const play = (match: Match, course: Rng): Timeline => {
  const { discipline } = match.league
  const parameters = parametersAt(match, match.kickOff)
  if (isTickDiscipline(discipline)) {
    return simulateTicks(match, tickRules(discipline), parameters, course)
  }
  if (isSetDiscipline(discipline)) {
    return simulateSets(match, setRules(discipline), parameters, course)
  }
  return simulateFootball(match, parameters, course)
}

/** How a match goes: the same for the same match and chance, whoever asks. */
export const simulate = (match: Match, course: Rng = match.course()): Timeline => {
  const timeline = play(match, course)
  // A virtual match has no weather.
  return match.league.discipline === 'virtual-football'
    ? timeline
    : maybeBrokenOff(timeline, course)
}

/** What is known of a match at an instant, before, during or after it. */
export const stateAt = (match: Match, timeline: Timeline, at: Instant): MatchState =>
  stateAfter(
    timeline,
    secondsAt(match, at),
    parametersAt(match, at),
    isSetDiscipline(match.league.discipline),
  )

/** Every market of a match in a state; none once it is over. */
export const price = (match: Match, state: MatchState, marginBps: number): Market[] => {
  if (state.phase === 'ended' || state.phase === 'interrupted') return []
  const { discipline } = match.league
  if (isTickDiscipline(discipline)) {
    return priceTicks(tickRules(discipline), match, state, marginBps)
  }
  if (isSetDiscipline(discipline)) return priceSets(setRules(discipline), state, marginBps)
  return priceFootball(match, state, marginBps)
}

/** The chances of home, draw and away, cheaper than all the markets. */
export const winChances = (match: Match, state: MatchState): readonly [number, number, number] => {
  const { discipline } = match.league
  if (isTickDiscipline(discipline)) return tickWinChances(tickRules(discipline), match, state)
  if (isSetDiscipline(discipline)) return setWinChances(setRules(discipline), state)
  return footballWinChances(match, state)
}
