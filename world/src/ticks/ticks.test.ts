import { describe, expect, it } from 'vitest'
import { matchOf, type Calendar } from '../calendar/calendar.ts'
import type { Discipline } from '@xinghe/rules/sports/feed/discipline.ts'
import { chanceOf, repeated, type Distribution } from '../quoting/distribution.ts'
import { makeLeagues } from '../calendar/leagues.ts'
import type { Match } from '../match/match.ts'
import { price, simulate } from '../model/model.ts'
import { stateAfter, type MatchState } from '../match/state.ts'
import { parametersAt } from '../match/strength-walk.ts'
import { finishedTimeline, isSuspended, type Timeline } from '../match/timeline.ts'
import { extraTime, reach, reachWalkOff, withExtra } from './extra.ts'
import { tickModel } from './tick-model.ts'
import { periodLength, periodStart, turnsLeft } from './turns.ts'

const calendar: Calendar = { seed: 7, leagues: makeLeagues(7), clockRate: 2 }

const matchesOf = (discipline: Discipline, count: number): Match[] => {
  const league = calendar.leagues.find((each) => each.discipline === discipline)
  if (league === undefined) throw new Error(`nobody plays ${discipline}`)
  return Array.from({ length: count }, (_, round) => matchOf(calendar, league, round, 0))
}

const stateIn = (match: Match, timeline: Timeline, seconds: number): MatchState =>
  stateAfter(timeline, seconds, parametersAt(match, match.kickOff), false)

const massOf = ({ mass }: Distribution): number => mass.reduce((sum, chance) => sum + chance, 0)
const coin: Distribution = { low: 0, mass: Float64Array.of(0.5, 0.5) }

describe('the end of a match in turns', () => {
  it('finds the level scores among all', () => {
    const two = repeated(coin, 2)
    const reached = reach(two, two, 1)
    // Home needs one less than away: 0-1 and 1-2.
    expect(massOf(reached.level)).toBeCloseTo(0.25 * 0.5 + 0.5 * 0.25, 12)
    expect(chanceOf(reached.level, 1)).toBeCloseTo(0.125, 12)
    expect(chanceOf(reached.level, 3)).toBeCloseTo(0.125, 12)
  })

  it('never leaves a draw where extra time is played', () => {
    const two = repeated(coin, 2)
    const extra = extraTime([coin, coin], 1, 3, false)
    const { margin, total } = withExtra(reach(two, two, 0), extra, 0)
    expect(chanceOf(margin, 0)).toBeCloseTo(0, 12)
    expect(massOf(margin)).toBeCloseTo(1, 9)
    expect(massOf(total)).toBeCloseTo(1, 9)
  })

  it('stops the last turn of the home side as soon as it leads', () => {
    const turn: Distribution = { low: 0, mass: Float64Array.of(0.5, 0, 0, 0, 0.5) }
    const none: Distribution = { low: 0, mass: Float64Array.of(1) }
    // One behind before its last turn: four runs would lead by three, but the second ends it.
    const { margin } = reachWalkOff(none, none, turn, -1)
    expect(chanceOf(margin, 2)).toBeCloseTo(0.5, 12)
    expect(chanceOf(margin, 0)).toBeCloseTo(0.5, 12)
  })
})

describe('baseball', () => {
  it('ends without a draw, and without a last turn for a home side that leads', () => {
    const { periods } = tickModel('baseball')
    for (const match of matchesOf('baseball', 120)) {
      const timeline = simulate(match)
      const { score } = stateIn(match, timeline, timeline.endSeconds)
      expect(score[0]).not.toBe(score[1])
      const ninth = stateIn(match, timeline, periodStart(tickModel('baseball'), periods) - 1)
      const last = timeline.events.filter(
        ({ kind, side, atSeconds }) =>
          kind === 'score' &&
          side === 'H' &&
          atSeconds > periodStart(tickModel('baseball'), periods),
      )
      if (last.length > 0) expect(score[0] - score[1]).toBeLessThanOrEqual(1)
      if (ninth.score[0] > ninth.score[1] && last.length === 0) {
        expect(score[0]).toBe(ninth.score[0])
      }
    }
  })
})

describe('basketball', () => {
  it('plays on after a draw', () => {
    const { periods } = tickModel('basketball')
    const ends = matchesOf('basketball', 200).map((match) => {
      const timeline = simulate(match)
      return stateIn(match, timeline, timeline.endSeconds)
    })
    expect(ends.filter(({ score }) => score[0] === score[1])).toEqual([])
    expect(ends.filter(({ period }) => period > periods).length).toBeGreaterThan(0)
    const points = ends.reduce((sum, { score }) => sum + score[0] + score[1], 0) / ends.length
    expect(points).toBeGreaterThan(180)
    expect(points).toBeLessThan(225)
  })

  it('quotes the quarter that runs and the next', () => {
    const [match] = matchesOf('basketball', 1)
    if (match === undefined) throw new Error('no match')
    const start = periodStart(tickModel('basketball'), 2)
    const codes = price(match, stateIn(match, simulate(match), start + 60), 500).map(
      ({ code }) => code,
    )
    expect(new Set(codes.filter((code) => code.endsWith('RM')))).toEqual(
      new Set(['RM', 'HRM', 'Q2RM', 'Q3RM']),
    )
  })
})

describe('turns', () => {
  it('run out as the period does', () => {
    const rules = tickModel('ice-hockey')
    const start = periodStart(rules, 2)
    const left = [0, 0.25, 0.5, 0.75, 1].map((part) =>
      turnsLeft(rules, 99, 2, 'H', start + part * periodLength(rules, 2)),
    )
    expect(left[0]).toBe(rules.ticks)
    expect(left.at(-1)).toBe(0)
    expect(left).toEqual([...left].sort((one, other) => other - one))
  })

  it('suspend betting before a goal in ice hockey', () => {
    for (const match of matchesOf('ice-hockey', 20)) {
      const timeline = simulate(match)
      for (const { atSeconds, kind } of timeline.events) {
        if (kind === 'score') expect(isSuspended(timeline, atSeconds - 0.01)).toBe(true)
      }
    }
  })
})

it('knows nothing of a match that has not begun', () => {
  const [match] = matchesOf('rugby', 1)
  if (match === undefined) throw new Error('no match')
  expect(stateIn(match, finishedTimeline([], []), -5)).toMatchObject({
    phase: 'before',
    score: [0, 0],
    period: 0,
  })
})
