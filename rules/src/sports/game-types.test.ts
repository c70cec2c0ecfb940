import { expect, it } from 'vitest'
import { instant, later } from '../base/instant.ts'
import { gameTypes, marketTypeOf } from './game-types.ts'

const midnight = instant(Date.parse('2026-03-01T16:00:00Z'))
const now = later(midnight, -1)

it.each([
  [false, false, now, 'FT'],
  [false, false, midnight, 'FU'],
  [false, true, now, 'RB'],
  [true, false, now, 'FSFT'],
  [true, false, midnight, 'FSFU'],
] as const)(
  'puts champion %s, in play %s, starting at %i under %s',
  (champion, inPlay, at, type) => {
    expect(marketTypeOf({ champion, inPlay, startsAt: at }, now)).toBe(type)
  },
)

it('has twelve game types', () => {
  expect([...gameTypes].sort()).toEqual(
    ['ALL', 'BK', 'BS', 'ES', 'FS', 'FT', 'OP', 'SK', 'TN', 'TT', 'VB', 'VF'].sort(),
  )
})
