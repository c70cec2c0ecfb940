import type { Pair } from '@xinghe/rules/sports/feed/pair.ts'
import type { Parameters } from '../match/match.ts'
import type { MatchState } from '../match/state.ts'
import { footballAverages, halfShares, redFactors, tempos, type FootballClock } from './rules.ts'

/** Goals that each side is expected to score in a whole match at tempo 1, eleven against eleven. */
export const goalRates = ({ edge, pace }: Parameters): Pair => {
  const each = (footballAverages.goals / 2) * pace
  return [each * Math.exp(edge), each * Math.exp(-edge)]
}

/** Corners depend less on the strengths than goals do. */
export const cornerRates = ({ edge, pace }: Parameters): Pair => {
  const each = (footballAverages.corners / 2) * Math.sqrt(pace)
  return [each * Math.exp(edge / 2), each * Math.exp(-edge / 2)]
}

export const redEffect = ([home, away]: Pair): Pair => [
  redFactors.own ** home * redFactors.other ** away,
  redFactors.own ** away * redFactors.other ** home,
]

export const halfLength = (clock: FootballClock, half: 0 | 1): number =>
  clock.ends[half] - clock.starts[half]

/** Red cards per second for one side. */
export const redRate = (clock: FootballClock): number =>
  footballAverages.redsPerSide / (halfLength(clock, 0) + halfLength(clock, 1))

// Expected change of a side's scoring rate per second through future red cards.
const redDrift = (clock: FootballClock): number =>
  redRate(clock) * (redFactors.own - 1 + (redFactors.other - 1))

/** Remaining seconds of play in a half after a moment of the match. */
const playLeft = (clock: FootballClock, half: 0 | 1, seconds: number): number =>
  Math.max(0, clock.ends[half] - Math.max(seconds, clock.starts[half]))

/** The earliest time of the next goal: while betting is open, no goal can fall within the warning time. */
const openFrom = (clock: FootballClock, state: MatchState): number =>
  state.phase === 'running' && !state.suspended
    ? Math.min(state.seconds + clock.leadSeconds, clock.ends[state.period === 1 ? 0 : 1])
    : state.seconds

/** Expected remaining goals in each half, at tempo 1, with the average effect of future red cards. */
export const goalsAhead = (clock: FootballClock, state: MatchState): readonly [Pair, Pair] => {
  const [home, away] = goalRates(state.parameters)
  const [homeEffect, awayEffect] = redEffect(state.reds)
  const drift = redDrift(clock)
  const from = openFrom(clock, state)
  const playedBy = (half: 0 | 1): number => playLeft(clock, half, state.seconds)
  const inHalf = (half: 0 | 1): Pair => {
    const open = playLeft(clock, half, from)
    const waited = (half === 1 ? playedBy(0) : 0) + playedBy(half) - open
    const average = Math.exp(drift * (waited + open / 2))
    const share = (halfShares[half] * open * average) / halfLength(clock, half)
    return [home * homeEffect * share, away * awayEffect * share]
  }
  return [inHalf(0), inHalf(1)]
}

/** Expected goals until now, at tempo 1. */
const goalsBehind = (clock: FootballClock, state: MatchState): number => {
  const [home, away] = goalRates(state.parameters)
  const until = openFrom(clock, state)
  const reds = state.events.filter(({ kind }) => kind === 'red')
  let sum = 0
  for (const half of [0, 1] as const) {
    const end = Math.min(until, clock.ends[half])
    let from = clock.starts[half]
    let cards: Pair = [0, 0]
    const add = (to: number): void => {
      const [homeEffect, awayEffect] = redEffect(cards)
      const share = (halfShares[half] * Math.max(0, to - from)) / halfLength(clock, half)
      sum += share * (home * homeEffect + away * awayEffect)
      from = Math.max(from, to)
    }
    for (const red of reds) {
      add(Math.min(red.atSeconds, end))
      cards = red.side === 'H' ? [cards[0] + 1, cards[1]] : [cards[0], cards[1] + 1]
    }
    add(end)
  }
  return sum
}

export interface Tempo {
  readonly factor: number
  readonly weight: number
}

/** The distribution of the tempo, given the goals so far. */
export const temposNow = (clock: FootballClock, state: MatchState): readonly Tempo[] => {
  if (state.phase === 'before') return tempos
  const expected = goalsBehind(clock, state)
  const goals = state.score[0] + state.score[1]
  const weighed = tempos.map(({ factor, weight }) => ({
    factor,
    weight: weight * factor ** goals * Math.exp(-factor * expected),
  }))
  const sum = weighed.reduce((total, { weight }) => total + weight, 0)
  return weighed.map(({ factor, weight }) => ({ factor, weight: weight / sum }))
}

/** Expected remaining corners in each half; corners have no warning time. */
export const cornersAhead = (clock: FootballClock, state: MatchState): readonly [Pair, Pair] => {
  const [home, away] = cornerRates(state.parameters)
  const inHalf = (half: 0 | 1): Pair => {
    const share = playLeft(clock, half, state.seconds) / halfLength(clock, half) / 2
    return [home * share, away * share]
  }
  return [inHalf(0), inHalf(1)]
}
