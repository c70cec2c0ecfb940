import { expect, it } from 'vitest'
import { dayMs, instant } from '../base/instant.ts'
import type { PastMatch } from './feed/preview.ts'
import { formOf, meetingsOf } from './form.ts'

const past = (
  day: number,
  [home, away]: readonly [string, string],
  score: PastMatch['score'],
  abandoned = false,
): PastMatch => ({
  matchId: `m${day}`,
  season: 1,
  kickOff: instant(day * dayMs),
  home: { id: home, name: home },
  away: { id: away, name: away },
  score,
  abandoned,
})

const history = [
  past(3, ['a', 'b'], [2, 1]),
  past(1, ['b', 'a'], [2, 2]),
  past(2, ['c', 'a'], [3, 0]),
  past(4, ['a', 'c'], [1, 0], true),
  past(5, ['c', 'b'], null),
]

it('lists the matches of a side newest first, as that side saw them', () => {
  expect(
    formOf(history, 'a').map(({ matchId, ownSide, outcome }) => [matchId, ownSide, outcome]),
  ).toEqual([
    ['m4', 'H', null],
    ['m3', 'H', 'W'],
    ['m2', 'C', 'L'],
    ['m1', 'C', 'D'],
  ])
  expect(formOf(history, 'b')[0]).toMatchObject({ matchId: 'm5', outcome: null })
})

it('has at most six matches', () => {
  const many = Array.from({ length: 9 }, (_, day) => past(day, ['a', 'b'], [1, 0]))
  expect(formOf(many, 'a').map(({ matchId }) => matchId)).toEqual([
    'm8',
    'm7',
    'm6',
    'm5',
    'm4',
    'm3',
  ])
  expect(meetingsOf(many, 'b', 'a')).toHaveLength(6)
})

it('lists the matches between two sides as the first one saw them', () => {
  expect(meetingsOf(history, 'b', 'a').map(({ matchId, outcome }) => [matchId, outcome])).toEqual([
    ['m3', 'L'],
    ['m1', 'D'],
  ])
  expect(meetingsOf(history, 'a', 'd')).toEqual([])
})
