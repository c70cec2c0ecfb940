import { expect, it } from 'vitest'
import { instant } from '../base/instant.ts'
import type { PastMatch } from './feed/preview.ts'
import { standingsOf } from './standings.ts'

const side = (id: string) => ({ id, name: id })
const played = (home: string, away: string, score: PastMatch['score']): PastMatch => ({
  matchId: `${home}-${away}`,
  season: 1,
  kickOff: instant(0),
  home: side(home),
  away: side(away),
  score,
  abandoned: false,
})

it('counts wins, draws, losses, scores and points', () => {
  const table = standingsOf(['a', 'b', 'c'].map(side), [
    played('a', 'b', [2, 0]),
    played('b', 'c', [1, 1]),
    played('c', 'a', [0, 1]),
  ])
  expect(table).toEqual([
    {
      side: side('a'),
      played: 2,
      won: 2,
      drawn: 0,
      lost: 0,
      scored: 3,
      conceded: 0,
      points: 6,
    },
    {
      side: side('c'),
      played: 2,
      won: 0,
      drawn: 1,
      lost: 1,
      scored: 1,
      conceded: 2,
      points: 1,
    },
    {
      side: side('b'),
      played: 2,
      won: 0,
      drawn: 1,
      lost: 1,
      scored: 1,
      conceded: 3,
      points: 1,
    },
  ])
})

it('orders equal points by difference, then by scores', () => {
  const order = standingsOf(['a', 'b', 'c', 'd'].map(side), [
    played('a', 'd', [2, 0]),
    played('b', 'd', [3, 1]),
    played('c', 'd', [4, 1]),
  ])
  expect(order.map(({ side: { id } }) => id)).toEqual(['c', 'b', 'a', 'd'])
})

it('has a row for a side without a match, and leaves out annulled matches', () => {
  const table = standingsOf(['a', 'b'].map(side), [played('a', 'b', null)])
  expect(table.map(({ played: count, points }) => [count, points])).toEqual([
    [0, 0],
    [0, 0],
  ])
})
