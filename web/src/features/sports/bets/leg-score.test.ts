import { expect, it } from 'vitest'
import { scoreInHead } from './leg-score.ts'

const head = { inPlay: true, score: { home: 2, away: 1 }, corners: { home: 5, away: 3 } }

it('takes what the play counts: goals, or corners', () => {
  expect(scoreInHead('RE', head)).toEqual({ home: 2, away: 1 })
  expect(scoreInHead('M', head)).toEqual({ home: 2, away: 1 })
  expect(scoreInHead('CNROU', head)).toEqual({ home: 5, away: 3 })
})

it('takes a half, and points below sets, from the bet', () => {
  expect(scoreInHead('HRE', head)).toBeNull()
})

it('has no score before the match and for a sport that does not count it', () => {
  expect(scoreInHead('M', { ...head, inPlay: false })).toBeNull()
  expect(scoreInHead('CNROU', { ...head, corners: null })).toBeNull()
})
