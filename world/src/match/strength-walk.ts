import { dayMs, hourMs, instant, minuteMs, type Instant } from '@xinghe/rules/base/instant.ts'
import type { Match, Parameters } from './match.ts'
import { mixSeed, seedUnit } from '../chance/seed.ts'

/** How long before kick-off a match is listed. */
export const listedAheadMs = 7 * dayMs
export const virtualListedAheadMs = 30 * minuteMs

// Steps hourly at first and every five minutes in the last half day.
const slow = { stepMs: hourMs, size: 0.004 }
const fast = { stepMs: 5 * minuteMs, size: 0.0035 }
const fastAheadMs = 12 * hourMs

export const listedAt = (match: Match): Instant =>
  instant(
    match.kickOff -
      (match.league.discipline === 'virtual-football' ? virtualListedAheadMs : listedAheadMs),
  )

// Every match steps at its own moments, so that a full hour does not price the whole board at once.
const stepsIn = (seed: number, passedMs: number, wholeMs: number, stepMs: number): number => {
  const phaseMs = Math.floor(seedUnit(seed) * stepMs)
  return Math.max(0, Math.floor((Math.min(passedMs, wholeMs - 1) - phaseMs) / stepMs) + 1)
}

/** Number of steps until `at`; prices before kick-off change only with a step. */
const walkSteps = (match: Match, at: Instant): readonly [slow: number, fast: number] => {
  if (match.league.discipline === 'virtual-football') return [0, 0]
  const slowMs = listedAheadMs - fastAheadMs
  const passedMs = at - listedAt(match)
  return [
    stepsIn(mixSeed(match.seed, 11), passedMs, slowMs, slow.stepMs),
    stepsIn(mixSeed(match.seed, 12), passedMs - slowMs, fastAheadMs, fast.stepMs),
  ]
}

const walked = (seed: number, steps: number, size: number): number => {
  let sum = 0
  for (let step = 0; step < steps; step++) sum += seedUnit(mixSeed(seed, step)) - 0.5
  return sum * size * 2
}

const startingParameters = ({ home, away, league }: Match): Parameters => ({
  edge: home.strength - away.strength + league.homeAdvantage,
  pace: Math.exp(home.style + away.style),
})

/**
 * The estimated strengths at a moment: a random walk without drift that ends at kick-off, where
 * the match is played with the last estimate. That keeps every earlier price fair.
 */
export const parametersAt = (match: Match, at: Instant): Parameters => {
  const [slowSteps, fastSteps] = walkSteps(match, at)
  const walk = (salt: number): number =>
    walked(mixSeed(match.seed, salt), slowSteps, slow.size) +
    walked(mixSeed(match.seed, salt + 1), fastSteps, fast.size)
  const { edge, pace } = startingParameters(match)
  return { edge: edge + walk(21), pace: pace * Math.exp(walk(31) / 2) }
}

/** The moments in `(from, to]` at which the walk of a match steps. */
export const walkMoments = (match: Match, from: Instant, to: Instant): Instant[] => {
  const moments: Instant[] = []
  const [slowBefore, fastBefore] = walkSteps(match, from)
  const [slowAfter, fastAfter] = walkSteps(match, to)
  const listed = listedAt(match)
  const place = (salt: number, startMs: number, stepMs: number, step: number): Instant =>
    instant(startMs + Math.floor(seedUnit(mixSeed(match.seed, salt)) * stepMs) + step * stepMs)
  for (let step = slowBefore; step < slowAfter; step++) {
    moments.push(place(11, listed, slow.stepMs, step))
  }
  for (let step = fastBefore; step < fastAfter; step++) {
    moments.push(place(12, match.kickOff - fastAheadMs, fast.stepMs, step))
  }
  return moments
}
