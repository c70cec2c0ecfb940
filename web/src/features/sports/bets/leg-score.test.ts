import { expect, it } from 'vitest'
import { scoreInHead } from './leg-score.ts'

const head = { isLive: 1, sc_FT_H: 2, sc_FT_C: 1, corner_h: 5, corner_c: 3 } as const

it('takes what the play counts: goals, or corners', () => {
  expect(scoreInHead('RE', head)).toEqual([2, 1])
  expect(scoreInHead('M', head)).toEqual([2, 1])
  expect(scoreInHead('CNROU', head)).toEqual([5, 3])
})

it('leaves a half, and the points below sets, to what the bet says', () => {
  expect(scoreInHead('HRE', head)).toBeNull()
})

it('has no score before the match and for a sport that does not count it', () => {
  expect(scoreInHead('M', { ...head, isLive: 0 })).toBeNull()
  expect(scoreInHead('CNROU', { isLive: 1, sc_FT_H: 0, sc_FT_C: 0 })).toBeNull()
})
