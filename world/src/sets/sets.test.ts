import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { matchOf, type Calendar } from '../calendar/calendar.ts'
import type { Discipline } from '@xinghe/rules/sports/feed/discipline.ts'
import { makeLeagues } from '../calendar/leagues.ts'
import type { Match } from '../match/match.ts'
import { price, simulate } from '../model/model.ts'
import { stateAfter, type MatchState } from '../match/state.ts'
import { finishedTimeline, isSuspended } from '../match/timeline.ts'
import { runningSet, setsOutcome } from './outcome.ts'
import { finishes, homeChance, isRacePoint } from './race.ts'
import { setModel } from './set-model.ts'
import { setRace } from './set-race.ts'
import { tennisFinishes, tieBreakServer } from './tennis.ts'

const calendar: Calendar = { seed: 7, leagues: makeLeagues(7), clockRate: 2 }

const matchesOf = (discipline: Discipline, count: number): Match[] => {
  const league = calendar.leagues.find((each) => each.discipline === discipline)
  if (league === undefined) throw new Error(`nobody plays ${discipline}`)
  return Array.from({ length: count }, (_, round) => matchOf(calendar, league, round, 0))
}

const even = { edge: 0, pace: 1 }

const before = (parameters = even): MatchState =>
  stateAfter(finishedTimeline([], []), -1, parameters, true)

describe('a race', () => {
  const game = { points: 4, lead: 2, cap: 20 }

  it('is won as often as the formula for a game of tennis says', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.3, max: 0.7, noNaN: true }), (p) => {
        const q = 1 - p
        const deuce = (20 * p ** 3 * q ** 3 * p * p) / (p * p + q * q)
        const exact = p ** 4 * (1 + 4 * q + 10 * q * q) + deuce
        expect(homeChance(finishes(game, [0, 0], () => p))).toBeCloseTo(exact, 4)
      }),
    )
  })

  it('ends for certain, from any score, with a score that ends it', () => {
    const score = fc.integer({ min: 0, max: 24 })
    fc.assert(
      fc.property(score, score, (home, away) => {
        const ends = finishes(setRace(setModel('volleyball'), 1), [home, away], () => 0.55)
        expect(ends.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9)
        for (const end of ends) {
          expect(Math.max(end.home, end.away)).toBeGreaterThanOrEqual(25)
          expect(Math.abs(end.home - end.away)).toBeGreaterThanOrEqual(
            end.home + end.away > 70 ? 1 : 2,
          )
        }
      }),
    )
  })

  it('knows when the next point can end it', () => {
    expect(isRacePoint(game, [3, 2])).toBe(true)
    expect(isRacePoint(game, [3, 3])).toBe(false)
    expect(isRacePoint(game, [4, 3])).toBe(true)
    expect(isRacePoint({ points: 21, lead: 2, cap: 30 }, [29, 29])).toBe(true)
  })

  it('is shorter in a deciding set of volleyball', () => {
    expect(setRace(setModel('volleyball'), 5).points).toBe(15)
    expect(setRace(setModel('volleyball'), 4).points).toBe(25)
  })
})

describe('tennis', () => {
  const rules = setModel('tennis')

  it('serves a tie-break 1-2-2', () => {
    const servers = [0, 1, 2, 3, 4, 5, 6].map((played) => tieBreakServer('H', played))
    expect(servers.join('')).toBe('HCCHHCC')
  })

  it('gives the same chance of a set with either first server', () => {
    for (const edge of [-0.5, 0, 0.8]) {
      const chances = (['H', 'C'] as const).map((server) =>
        homeChance(tennisFinishes(rules, { edge, pace: 1 }, [0, 0], [0, 0], server)),
      )
      expect(chances[0]).toBeCloseTo(chances[1] ?? 0, 3)
    }
  })

  it('favours the side that serves for the set', () => {
    const serving = homeChance(tennisFinishes(rules, even, [5, 4], [0, 0], 'H'))
    const receiving = homeChance(tennisFinishes(rules, even, [5, 4], [0, 0], 'C'))
    expect(serving).toBeGreaterThan(receiving + 0.1)
  })

  it('favours the side that has broken', () => {
    const level = homeChance(tennisFinishes(rules, even, [3, 3], [0, 0], 'H'))
    const broken = homeChance(tennisFinishes(rules, even, [4, 2], [0, 0], 'H'))
    const nearly = homeChance(tennisFinishes(rules, even, [5, 2], [3, 0], 'H'))
    expect(broken).toBeGreaterThan(level + 0.2)
    expect(nearly).toBeGreaterThan(0.97)
  })
})

describe('a match in sets', () => {
  it.each(['tennis', 'volleyball', 'table-tennis', 'badminton', 'snooker', 'esports'] as const)(
    'of %s is even between equals',
    (discipline) => {
      const { scores, pointMargin } = setsOutcome(setModel(discipline), before())
      expect(homeChance(scores)).toBeCloseTo(0.5, 6)
      expect(scores).toHaveLength(2 * setModel(discipline).setsToWin)
      expect(pointMargin.mass.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 6)
    },
  )

  it.each(['tennis', 'volleyball', 'table-tennis', 'badminton', 'snooker', 'esports'] as const)(
    'of %s takes bets off at every point that can end a set',
    (discipline) => {
      for (const match of matchesOf(discipline, 5)) {
        const timeline = simulate(match)
        const sets = timeline.events.filter(({ kind }) => kind === 'set')
        expect(sets.length).toBeGreaterThanOrEqual(setModel(discipline).setsToWin)
        for (const { atSeconds } of sets) {
          expect(isSuspended(timeline, atSeconds - 0.01)).toBe(true)
        }
      }
    },
  )

  it('sells no set that may not be played', () => {
    const [match] = matchesOf('badminton', 1)
    if (match === undefined) throw new Error('no match')
    const events = [
      { atSeconds: 0, kind: 'period-start', side: null, value: 1 },
      { atSeconds: 500, kind: 'set', side: 'H', value: 0 },
      { atSeconds: 500, kind: 'period-end', side: null, value: 1 },
      { atSeconds: 600, kind: 'period-start', side: null, value: 2 },
    ] as const
    const state = stateAfter(finishedTimeline(events, []), 700, even, true)
    const winners = price(match, state, 500).filter(({ code }) => code.endsWith('RM'))
    expect(winners.map(({ code }) => code)).toEqual(['RM', 'Q2RM'])
  })
})

describe('a frame of snooker', () => {
  const frames = matchesOf('snooker', 4).flatMap((match) => {
    const { events } = simulate(match)
    const starts = events.flatMap(({ kind }, at) => (kind === 'period-start' ? [at] : []))
    return starts.map((start, frame) => events.slice(start, starts[frame + 1]))
  })
  const scoreOf = (frame: (typeof frames)[number], side: 'H' | 'C') =>
    frame
      .filter((event) => event.kind === 'score' && event.side === side)
      .reduce((sum, { value }) => sum + value, 0)

  it('is scored in visits of many values, and won by the higher score', () => {
    const values = new Set(
      frames.flat().flatMap(({ kind, value }) => (kind === 'score' ? value : [])),
    )
    expect(values.size).toBeGreaterThan(8)
    const highest = new Set<number>()
    for (const frame of frames) {
      const winner = frame.find(({ kind }) => kind === 'set')?.side ?? 'H'
      const [won, lost] = [scoreOf(frame, winner), scoreOf(frame, winner === 'H' ? 'C' : 'H')]
      expect(won).toBeGreaterThan(lost)
      expect(won + lost).toBeLessThanOrEqual(147)
      highest.add(won)
    }
    expect(highest.size).toBeGreaterThan(1)
  })

  it('is priced by its visits, not by what they count', () => {
    const [match] = matchesOf('snooker', 1)
    const timeline = simulate(match!)
    for (const { atSeconds } of timeline.events.filter(({ kind }) => kind === 'score')) {
      const ends = runningSet(setModel('snooker'), stateAfter(timeline, atSeconds, even, true))
      for (const { home, away } of ends) expect(Math.max(home, away)).toBe(8)
    }
  })
})
