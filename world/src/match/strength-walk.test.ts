import { describe, expect, it } from 'vitest'
import { dayMs, hourMs, later, minuteMs } from '@xinghe/rules/base/instant.ts'
import { matchOf, type Calendar } from '../calendar/calendar.ts'
import { makeLeagues } from '../calendar/leagues.ts'
import { listedAt, parametersAt, walkMoments } from './strength-walk.ts'

const calendar: Calendar = { seed: 7, leagues: makeLeagues(7), clockRate: 2 }
const [league] = calendar.leagues
if (league === undefined) throw new Error('no league')
const matches = Array.from({ length: 200 }, (_, round) => matchOf(calendar, league, round, 1))

describe('the walk of the strengths', () => {
  it('moves only at its own moments', () => {
    for (const match of matches.slice(0, 5)) {
      const from = listedAt(match)
      const moments = walkMoments(match, from, match.kickOff)
      expect(moments.length).toBeGreaterThan(250)
      let before = parametersAt(match, from)
      for (const at of moments) {
        expect(parametersAt(match, later(at, -1))).toEqual(before)
        before = parametersAt(match, at)
      }
      expect(parametersAt(match, later(match.kickOff, dayMs))).toEqual(before)
    }
  })

  it('gives the same moments at once and hour by hour', () => {
    const [match] = matches
    if (match === undefined) throw new Error('no match')
    const hours = Array.from({ length: 7 * 24 }, (_, hour) =>
      walkMoments(
        match,
        later(match.kickOff, (hour - 168) * hourMs),
        later(match.kickOff, (hour - 167) * hourMs),
      ),
    )
    expect(hours.flat()).toEqual(walkMoments(match, listedAt(match), match.kickOff))
  })

  it('steps more often on the last day, and each match at its own time', () => {
    const inHour = (match: (typeof matches)[number], hoursBefore: number) =>
      walkMoments(
        match,
        later(match.kickOff, -hoursBefore * hourMs),
        later(match.kickOff, (1 - hoursBefore) * hourMs),
      )
    const [one, other] = matches
    if (one === undefined || other === undefined) throw new Error('no match')
    expect(inHour(one, 100)).toHaveLength(1)
    expect(inHour(one, 3)).toHaveLength(12)
    const phase = (match: typeof one): number => (inHour(match, 3)[0] ?? 0) % (5 * minuteMs)
    expect(phase(one)).not.toBe(phase(other))
  })

  it('has no drift and stays small', () => {
    const moves = matches.map(
      (match) =>
        parametersAt(match, match.kickOff).edge - parametersAt(match, listedAt(match)).edge,
    )
    const mean = moves.reduce((sum, move) => sum + move, 0) / moves.length
    const deviation = Math.sqrt(moves.reduce((sum, move) => sum + move ** 2, 0) / moves.length)
    expect(deviation).toBeGreaterThan(0.02)
    expect(deviation).toBeLessThan(0.06)
    expect(Math.abs(mean)).toBeLessThan((4 * deviation) / Math.sqrt(moves.length))
  })
})
