import { repeated, shifted } from '../quoting/distribution.ts'
import type { Match } from '../match/match.ts'
import type { Side } from '@xinghe/rules/sports/feed/pair.ts'
import type { MatchState } from '../match/state.ts'
import { extraTime, reach, reachWalkOff, withExtra, type Addition } from './extra.ts'
import type { TickModel } from './tick-model.ts'
import { periodLength, periodStart, turnPoints, turnsLeft } from './turns.ts'

/** The earliest time of the next score: while betting is open, none can fall within the warning time. */
const openFrom = (rules: TickModel, state: MatchState): number => {
  if (state.phase !== 'running' || state.suspended) return state.seconds
  const end = periodStart(rules, state.period) + periodLength(rules, state.period)
  return Math.min(state.seconds + rules.leadSeconds, end)
}

const turnsBetween = (
  rules: TickModel,
  match: Match,
  state: MatchState,
  side: Side,
  first: number,
  last: number,
): number => {
  const from = openFrom(rules, state)
  let turns = 0
  for (let period = first; period <= last; period++) {
    turns += turnsLeft(rules, match.seed, period, side, from)
  }
  return turns
}

/** Final margin and total of some periods, their current score included. */
export const spanOutcome = (
  rules: TickModel,
  match: Match,
  state: MatchState,
  first: number,
  last: number,
): Addition => {
  const [homeTurn, awayTurn] = turnPoints(rules, state.parameters)
  const home = repeated(homeTurn, turnsBetween(rules, match, state, 'H', first, last))
  const away = repeated(awayTurn, turnsBetween(rules, match, state, 'C', first, last))
  const [homeNow, awayNow] = [0, 1].map((index) =>
    state.periods.slice(first - 1, last).reduce((sum, pair) => sum + (pair[index] ?? 0), 0),
  ) as [number, number]
  const { margin, total } = reach(home, away, homeNow - awayNow)
  return { margin: shifted(margin, homeNow - awayNow), total: shifted(total, homeNow + awayNow) }
}

const reachEnd = (
  rules: TickModel,
  match: Match,
  state: MatchState,
  inExtra: boolean,
): ReturnType<typeof reach> => {
  const mean = inExtra ? rules.extra?.mean : rules.mean
  const [homeTurn, awayTurn] = turnPoints(rules, state.parameters, mean)
  const [first, last] = inExtra ? [state.period, state.period] : [1, rules.periods]
  const lead = state.score[0] - state.score[1]
  const homeTurns = turnsBetween(rules, match, state, 'H', first, last)
  const away = repeated(awayTurn, turnsBetween(rules, match, state, 'C', first, last))
  const lastTurnAhead = rules.walkOff && turnsBetween(rules, match, state, 'H', last, last) > 0
  return lastTurnAhead
    ? reachWalkOff(repeated(homeTurn, homeTurns - 1), away, homeTurn, lead)
    : reach(repeated(homeTurn, homeTurns), away, lead)
}

/** Final margin and total of the match, extra time included. */
export const matchOutcome = (rules: TickModel, match: Match, state: MatchState): Addition => {
  const inExtra = state.period > rules.periods
  const [home, away] = state.score
  const reached = reachEnd(rules, match, state, inExtra)
  let ahead: Addition = reached
  if (rules.extra !== null) {
    const { ticks, most, mean } = rules.extra
    const left = most - (inExtra ? state.period - rules.periods : 0)
    const turns = turnPoints(rules, state.parameters, mean)
    ahead = withExtra(reached, extraTime(turns, ticks, left, rules.walkOff), home - away)
  }
  return { margin: shifted(ahead.margin, home - away), total: shifted(ahead.total, home + away) }
}
