import type { Rng } from '@xinghe/rules/base/rng.ts'
import { happens, unit, waitFor } from '../chance/chance.ts'
import { addTo, type Pair, type Side } from '@xinghe/rules/sports/feed/pair.ts'
import type { Match, Parameters } from '../match/match.ts'
import { finishedTimeline, type Timeline, type Window } from '../match/timeline.ts'
import type { MatchEvent } from '@xinghe/rules/sports/feed/match-event.ts'
import { cornerRates, goalRates, halfLength, redEffect, redRate } from './rates.ts'
import { footballAverages, footballClock, halfShares, tempos, type FootballClock } from './rules.ts'

interface Play {
  readonly rng: Rng
  readonly clock: FootballClock
  readonly events: MatchEvent[]
  readonly windows: Window[]
}

const drawTempo = (rng: Rng): number => {
  let draw = unit(rng)
  for (const { factor, weight } of tempos) {
    if (draw < weight) return factor
    draw -= weight
  }
  return 1
}

const write = (play: Play, atSeconds: number, kind: MatchEvent['kind'], side: Side): void => {
  play.events.push({ atSeconds, kind, side, value: kind === 'score' ? 1 : 0 })
}

const penaltyShare = 0.12

const writeGoal = (play: Play, at: number, side: Side, half: 0 | 1): void => {
  const seenAt = Math.max(play.clock.starts[half], at - play.clock.leadSeconds)
  write(play, seenAt, happens(play.rng, penaltyShare) ? 'penalty' : 'danger', side)
  write(play, at, 'score', side)
  play.windows.push({ from: seenAt, to: at + play.clock.afterGoalSeconds })
}

const writeRed = (play: Play, at: number, side: Side): void => {
  write(play, at, 'red', side)
  play.windows.push({ from: at, to: at + play.clock.afterGoalSeconds })
}

/** Goals and red cards of one half, each changing the later rates; returns the red cards so far. */
const playHalf = (play: Play, half: 0 | 1, rates: Pair, cardsBefore: Pair): Pair => {
  const { rng, clock } = play
  const perSecond = halfShares[half] / halfLength(clock, half)
  const red = redRate(clock)
  let cards = cardsBefore
  for (let at = clock.starts[half]; ;) {
    const effect = redEffect(cards)
    const [home, away] = [rates[0] * effect[0] * perSecond, rates[1] * effect[1] * perSecond]
    const all = home + away + 2 * red
    at += waitFor(rng, all)
    if (at >= clock.ends[half]) return cards
    const draw = unit(rng) * all
    if (draw < home) writeGoal(play, at, 'H', half)
    else if (draw < home + away) writeGoal(play, at, 'C', half)
    else {
      const side = draw < home + away + red ? 'H' : 'C'
      cards = addTo(cards, side, 1)
      writeRed(play, at, side)
    }
  }
}

/** Events without effect on other rates, at an even rate through a half. */
const scatter = (play: Play, half: 0 | 1, perMatch: number, add: (at: number) => void): void => {
  const rate = perMatch / 2 / halfLength(play.clock, half)
  let at = play.clock.starts[half] + waitFor(play.rng, rate)
  while (at < play.clock.ends[half]) {
    add(at)
    at += waitFor(play.rng, rate)
  }
}

const playAround = (play: Play, half: 0 | 1, corners: Pair): void => {
  for (const [index, side] of (['H', 'C'] as const).entries()) {
    scatter(play, half, corners[index] ?? 0, (at) => write(play, at, 'corner', side))
    scatter(play, half, footballAverages.yellowsPerSide, (at) => write(play, at, 'yellow', side))
    scatter(play, half, footballAverages.falseAlarms / 2, (at) => {
      write(play, at, happens(play.rng, penaltyShare / 4) ? 'penalty' : 'danger', side)
      play.windows.push({ from: at, to: at + 1.5 * play.clock.leadSeconds })
    })
  }
}

/** A match of football from the given strengths. */
export const simulateFootball = (match: Match, parameters: Parameters, rng: Rng): Timeline => {
  const clock = footballClock(match)
  const play: Play = { rng, clock, events: [], windows: [] }
  const tempo = drawTempo(rng)
  const [home, away] = goalRates(parameters)
  let cards: Pair = [0, 0]
  for (const half of [0, 1] as const) {
    const [start, end] = [clock.starts[half], clock.ends[half]]
    play.events.push({ atSeconds: start, kind: 'period-start', side: null, value: half + 1 })
    cards = playHalf(play, half, [home * tempo, away * tempo], cards)
    playAround(play, half, cornerRates(parameters))
    play.events.push({ atSeconds: end, kind: 'period-end', side: null, value: half + 1 })
  }
  play.events.push({ atSeconds: clock.ends[1], kind: 'end', side: null, value: 0 })
  return finishedTimeline(play.events, play.windows)
}
