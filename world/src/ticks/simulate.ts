import type { Rng } from '@xinghe/rules/base/rng.ts'
import { happens, unit } from '../chance/chance.ts'
import type { Distribution } from '../quoting/distribution.ts'
import { addTo, type Pair, type Side } from '@xinghe/rules/sports/feed/pair.ts'
import type { Match, Parameters } from '../match/match.ts'
import { finishedTimeline, type Timeline, type Window } from '../match/timeline.ts'
import type { MatchEvent } from '@xinghe/rules/sports/feed/match-event.ts'
import type { TickModel } from './tick-model.ts'
import { periodLength, periodStart, periodTicks, turnEnd, turnPoints } from './turns.ts'

interface Play {
  readonly rng: Rng
  readonly rules: TickModel
  readonly match: Match
  readonly events: MatchEvent[]
  readonly windows: Window[]
  score: Pair
}

const drawPoints = (rng: Rng, turn: Distribution): number => {
  let draw = unit(rng)
  for (let value = 0; value < turn.mass.length; value++) {
    draw -= turn.mass[value] ?? 0
    if (draw < 0) return value
  }
  return 0
}

// Betting stays suspended for a while after a score with a warning.
const afterScoreSeconds = 20

const warn = (play: Play, period: number, at: number, side: Side, scored: boolean): void => {
  const { leadSeconds, falseAlarm } = play.rules
  if (leadSeconds === 0 || !(scored || happens(play.rng, falseAlarm))) return
  const from = Math.max(periodStart(play.rules, period), at - leadSeconds)
  play.events.push({ atSeconds: from, kind: 'danger', side, value: 0 })
  play.windows.push({ from, to: scored ? at + afterScoreSeconds : at })
}

/** Whether this is the home side's last turn of the game, where a lead ends it at once. */
const canWalkOff = (rules: TickModel, period: number, side: Side): boolean =>
  rules.walkOff && side === 'H' && period >= rules.periods

const playTurn = (
  play: Play,
  period: number,
  tick: number,
  side: Side,
  turn: Distribution,
): void => {
  const { rules, match, score } = play
  const walkOff = canWalkOff(rules, period, side)
  if (walkOff && score[0] > score[1]) return
  const drawn = drawPoints(play.rng, turn)
  const points = walkOff ? Math.min(drawn, score[1] + 1 - score[0]) : drawn
  const at = turnEnd(rules, match.seed, period, tick, side)
  warn(play, period, at, side, points > 0)
  if (points === 0) return
  play.events.push({ atSeconds: at, kind: 'score', side, value: points })
  play.score = addTo(score, side, points)
}

const playPeriod = (
  play: Play,
  period: number,
  turns: readonly [Distribution, Distribution],
): void => {
  const { rules, events } = play
  const start = periodStart(rules, period)
  events.push({ atSeconds: start, kind: 'period-start', side: null, value: period })
  for (let tick = 0; tick < periodTicks(rules, period); tick++) {
    playTurn(play, period, tick, 'C', turns[1])
    playTurn(play, period, tick, 'H', turns[0])
  }
  const end = start + periodLength(rules, period)
  events.push({ atSeconds: end, kind: 'period-end', side: null, value: period })
}

/** After the last extra period the next point wins: an even chance, at its end. */
const goldenPoint = (play: Play, period: number): void => {
  const at = periodStart(play.rules, period) + periodLength(play.rules, period)
  const side = happens(play.rng, 0.5) ? 'H' : 'C'
  play.events.pop()
  play.events.push({ atSeconds: at, kind: 'score', side, value: 1 })
  play.events.push({ atSeconds: at, kind: 'period-end', side: null, value: period })
}

/** A match in turns from the given strengths. */
export const simulateTicks = (
  match: Match,
  rules: TickModel,
  parameters: Parameters,
  rng: Rng,
): Timeline => {
  const play: Play = { rng, rules, match, events: [], windows: [], score: [0, 0] }
  const turns = turnPoints(rules, parameters)
  for (let period = 1; period <= rules.periods; period++) playPeriod(play, period, turns)
  let period = rules.periods
  if (rules.extra !== null) {
    const extraTurns = turnPoints(rules, parameters, rules.extra.mean)
    const last = rules.periods + rules.extra.most
    while (play.score[0] === play.score[1] && period < last) {
      period++
      playPeriod(play, period, extraTurns)
    }
    if (play.score[0] === play.score[1]) goldenPoint(play, period)
  }
  const end = periodStart(rules, period) + periodLength(rules, period)
  play.events.push({ atSeconds: end, kind: 'end', side: null, value: 0 })
  return finishedTimeline(play.events, play.windows)
}
