import { describe, expect, it } from 'vitest'
import { later } from '@xinghe/rules/base/instant.ts'
import { matchOf, type Calendar } from '../calendar/calendar.ts'
import { makeLeagues } from '../calendar/leagues.ts'
import type { Market } from '@xinghe/rules/sports/feed/market.ts'
import type { Match } from '../match/match.ts'
import { simulate, stateAt } from '../model/model.ts'
import { stateAfter, type MatchState } from '../match/state.ts'
import { parametersAt } from '../match/strength-walk.ts'
import { finishedTimeline, instantOf, isSuspended } from '../match/timeline.ts'
import type { MatchEvent } from '@xinghe/rules/sports/feed/match-event.ts'
import { priceFootball } from './price.ts'
import { footballClock } from './rules.ts'

const calendar: Calendar = { seed: 7, leagues: makeLeagues(7), clockRate: 2 }
const [league] = calendar.leagues
if (league === undefined) throw new Error('no league')
const match: Match = matchOf(calendar, league, 9, 2)
const clock = footballClock(match)

const at = (atSeconds: number, kind: MatchEvent['kind'], side: MatchEvent['side'], value = 0) => ({
  atSeconds,
  kind,
  side,
  value,
})

const kickOff = at(0, 'period-start', null, 1)

const marketsOf = (...given: Parameters<typeof priceFootball>): readonly Market[] =>
  priceFootball(...given).markets

const stateOf = (seconds: number, ...events: MatchEvent[]): MatchState =>
  stateAfter(finishedTimeline(events, []), seconds, parametersAt(match, match.kickOff), false)

const secondHalf = [
  kickOff,
  at(clock.ends[0], 'period-end', null, 1),
  at(clock.starts[1], 'period-start', null, 2),
]

const chance = (markets: readonly Market[], code: string, side: string): number =>
  markets
    .find((market) => market.code === code && market.main)
    ?.outcomes.find((outcome) => outcome.side === side)?.probability ?? Number.NaN

describe('football markets', () => {
  const before = marketsOf(match, stateOf(-1), 0)

  it('agree with each other: all come from one matrix', () => {
    const halfFull = before.find(({ code }) => code === 'F')?.outcomes ?? []
    for (const side of ['H', 'N', 'C']) {
      const sum = (place: 0 | 1): number =>
        halfFull
          .filter((outcome) => outcome.side[place] === side)
          .reduce((total, { probability }) => total + probability, 0)
      expect(sum(1)).toBeCloseTo(chance(before, 'M', side), 4)
      expect(sum(0)).toBeCloseTo(chance(before, 'HM', side), 4)
    }
    const scores = before.find(({ code }) => code === 'PD')?.outcomes ?? []
    const few = scores
      .filter(({ side }) => ['0-0', '1-0', '0-1'].includes(side))
      .reduce((sum, { probability }) => sum + probability, 0)
    expect(few).toBeCloseTo(chance(before, 'T', '0-1'), 9)
  })

  it('expect fewer goals the later it is, and none at the end', () => {
    const noMore = [10, 20, 30, 40].map((minute) =>
      chance(marketsOf(match, stateOf(minute * 60, kickOff), 0), 'NG', 'N'),
    )
    expect(noMore).toEqual([...noMore].sort((one, other) => one - other))
    const last = marketsOf(match, stateOf(clock.ends[1] - 1, ...secondHalf), 0)
    expect(chance(last, 'NG', 'N')).toBe(1)
    expect(chance(last, 'RM', 'N')).toBe(1)
  })

  it('count an in-play handicap from now on, and totals from the start', () => {
    const early = at(300, 'score', 'H', 1)
    const level = marketsOf(match, stateOf(1_200, kickOff), 0)
    const ahead = marketsOf(match, stateOf(1_200, kickOff, early), 0)
    const line = (markets: readonly Market[], code: string): number =>
      markets.find((market) => market.code === code && market.main)?.line ?? Number.NaN
    // The goal changes the tempo a little, but it no longer counts for the handicap.
    expect(Math.abs(line(ahead, 'RE') - line(level, 'RE'))).toBeLessThanOrEqual(1)
    expect(line(ahead, 'ROU')).toBeGreaterThanOrEqual(line(level, 'ROU') + 4)
  })

  it('move against the side with a red card', () => {
    const eleven = marketsOf(match, stateOf(1_800, kickOff), 0)
    const ten = marketsOf(match, stateOf(1_800, kickOff, at(1_200, 'red', 'H')), 0)
    expect(chance(ten, 'RM', 'H')).toBeLessThan(chance(eleven, 'RM', 'H') - 0.05)
    expect(chance(ten, 'RM', 'C')).toBeGreaterThan(chance(eleven, 'RM', 'C') + 0.05)
  })

  it('expect a quick match to stay quick', () => {
    const quiet = marketsOf(match, stateOf(2_400, kickOff), 0)
    const goals = [400, 800, 1_200, 1_600].map((seconds, index) =>
      at(seconds, 'score', index % 2 === 0 ? 'H' : 'C', 1),
    )
    const quick = marketsOf(match, stateOf(2_400, kickOff, ...goals), 0)
    expect(chance(quick, 'NG', 'N')).toBeLessThan(chance(quiet, 'NG', 'N') - 0.03)
  })

  it('close the markets that the first half has decided', () => {
    const codes = marketsOf(match, stateOf(clock.starts[1] + 60, ...secondHalf), 0).map(
      ({ code }) => code,
    )
    expect(codes.filter((code) => code.startsWith('H'))).toEqual([])
  })
})

describe('dangerous moments', () => {
  it('suspend betting before every goal and for a while after it, and at every red card', () => {
    let goals = 0
    for (let round = 0; round < 40; round++) {
      const timeline = simulate(matchOf(calendar, league, round, 0))
      for (const { atSeconds, kind } of timeline.events) {
        if (kind === 'red') expect(isSuspended(timeline, atSeconds + 5)).toBe(true)
        if (kind !== 'score') continue
        goals++
        expect(isSuspended(timeline, atSeconds - 0.01)).toBe(true)
        expect(isSuspended(timeline, atSeconds + 30)).toBe(true)
      }
    }
    expect(goals).toBeGreaterThan(60)
  })

  it('do not all end in goals, and leave betting open most of the time', () => {
    let [dangers, goals, off, all] = [0, 0, 0, 0]
    for (let round = 0; round < 40; round++) {
      const timeline = simulate(matchOf(calendar, league, round, 0))
      const count = (kinds: readonly string[]): number =>
        timeline.events.filter(({ kind }) => kinds.includes(kind)).length
      dangers += count(['danger', 'penalty'])
      goals += count(['score'])
      off += timeline.suspensions.reduce((sum, { from, to }) => sum + to - from, 0)
      all += timeline.endSeconds
    }
    expect(dangers).toBeGreaterThan(2 * goals)
    expect(off / all).toBeLessThan(0.15)
  })
})

it('knows no goal before it has fallen, and every one from then on', () => {
  let seen = 0
  for (let round = 0; round < 10; round++) {
    const each = matchOf(calendar, league, round, 1)
    const timeline = simulate(each)
    const goals = timeline.events.filter(({ kind }) => kind === 'score')
    for (const [index, { atSeconds }] of goals.entries()) {
      const fallen = instantOf(each, atSeconds)
      expect(stateAt(each, timeline, later(fallen, -1)).scorers).toHaveLength(index)
      expect(stateAt(each, timeline, fallen).scorers).toHaveLength(index + 1)
      seen++
    }
  }
  expect(seen).toBeGreaterThan(10)
})
