import fc from 'fast-check'
import { seededRng } from '@xinghe/rules/base/rng.ts'
import { describe, expect, it } from 'vitest'
import { dayMs, instant, later } from '@xinghe/rules/base/instant.ts'
import { isPlayCode } from '@xinghe/rules/sports/plays.ts'
import { isSideOf } from '@xinghe/rules/sports/sides.ts'
import { matchOf, type Calendar } from '../calendar/calendar.ts'
import { disciplines, type Discipline } from '@xinghe/rules/sports/feed/discipline.ts'
import { makeLeagues } from '../calendar/leagues.ts'
import type { Market } from '@xinghe/rules/sports/feed/market.ts'
import type { Match } from '../match/match.ts'
import { price, simulate, stateAt, winChances } from './model.ts'
import { reportOf } from '../match/report.ts'
import { instantOf } from '../match/timeline.ts'

const calendar: Calendar = { seed: 7, leagues: makeLeagues(7), clockRate: 2 }

const matchIn = (discipline: Discipline, round: number): Match => {
  const league = calendar.leagues.find((each) => each.discipline === discipline)
  if (league === undefined) throw new Error(`nobody plays ${discipline}`)
  return matchOf(calendar, league, round, 0)
}

const rounds = fc.integer({ min: 0, max: 2_000 })
/** From a day before kick-off to past the end. */
const moments = fc.double({ min: -0.2, max: 1.05, noNaN: true })

const marketsAt = (match: Match, part: number, marginBps: number): readonly Market[] => {
  const timeline = simulate(match)
  const at =
    part < 0
      ? later(match.kickOff, Math.round(part * 5 * dayMs))
      : instantOf(match, timeline.endSeconds * part)
  return price(match, stateAt(match, timeline, at), marginBps)
}

/** Expected return of a stake of 1 on each side, without pushes. */
const returns = ({ outcomes }: Market): number[] =>
  outcomes.filter(({ hk }) => hk > 0).map(({ probability, hk }) => probability * (1 + hk / 100))

describe.each(disciplines)('%s', (discipline) => {
  it('has no price that pays more than 1 on average, at any moment and margin', () => {
    const margins = fc.integer({ min: 0, max: 1_500 })
    fc.assert(
      fc.property(rounds, moments, margins, (round, part, marginBps) => {
        for (const market of marketsAt(matchIn(discipline, round), part, marginBps)) {
          for (const back of returns(market)) {
            expect(back).toBeLessThanOrEqual(1 / (1 + marginBps / 10_000))
          }
        }
      }),
      { numRuns: 15 },
    )
  })

  it('has probabilities that sum to 1 in every market, with valid codes and sides', () => {
    fc.assert(
      fc.property(rounds, moments, (round, part) => {
        const markets = marketsAt(matchIn(discipline, round), part, 500)
        for (const { code, outcomes } of markets) {
          expect(outcomes.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 6)
          expect(isPlayCode(code)).toBe(true)
          for (const { side, probability } of outcomes) {
            expect(isPlayCode(code) && isSideOf(code, side)).toBe(true)
            expect(probability).toBeGreaterThanOrEqual(-1e-9)
          }
        }
        const names = markets.map(({ code, line }) => `${code} ${line}`)
        expect(new Set(names).size).toBe(names.length)
      }),
      { numRuns: 15 },
    )
  })

  it('is quoted before it starts and not after it has ended', () => {
    const match = matchIn(discipline, 40)
    const codes = new Set(marketsAt(match, -0.1, 500).map(({ code }) => code))
    expect([...codes]).toEqual(expect.arrayContaining(['M', 'R', 'OU']))
    expect(marketsAt(match, 1, 500)).toEqual([])
  })

  it('takes the same course for the same seed, and ends', () => {
    const match = matchIn(discipline, 12)
    const timeline = simulate(match)
    expect(simulate(match)).toEqual(timeline)
    expect(simulate(match, seededRng(match.seed + 1))).not.toEqual(timeline)
    const times = timeline.events.map(({ atSeconds }) => atSeconds)
    expect(times).toEqual([...times].sort((one, other) => one - other))
    expect(timeline.events[0]).toMatchObject({ atSeconds: 0, kind: 'period-start', value: 1 })
    expect(timeline.events.at(-1)).toMatchObject({ kind: 'end', atSeconds: timeline.endSeconds })
  })

  it('is decided in every tally at the end, and in none before it starts', () => {
    const match = matchIn(discipline, 12)
    const timeline = simulate(match)
    const tallies = (at: number) =>
      Object.values(reportOf(match, stateAt(match, timeline, instant(at))).tallies).flatMap(
        (spans) => Object.values(spans).map(({ final }) => final),
      )
    expect(new Set(tallies(instantOf(match, timeline.endSeconds)))).toEqual(new Set([true]))
    expect(new Set(tallies(match.kickOff - 1))).toEqual(new Set([false]))
  })

  it('gives the winner market the probabilities that the season table is computed with', () => {
    const match = matchIn(discipline, 3)
    const state = stateAt(match, simulate(match), later(match.kickOff, -1))
    const winner = price(match, state, 0).find(({ code }) => code === 'M')
    const [home, draw, away] = winChances(match, state)
    const chance = (side: string): number =>
      winner?.outcomes.find((outcome) => outcome.side === side)?.probability ?? 0
    expect(chance('H')).toBeCloseTo(home, 9)
    expect(chance('N')).toBeCloseTo(draw, 9)
    expect(chance('C')).toBeCloseTo(away, 9)
  })
})
