import { expect, it } from 'vitest'
import { rtpOf } from '../rtp/rtp.ts'
import { gameCategories, gameName, isGameCode } from './game.ts'

it('names the games of the house, and shows the code of any other', () => {
  expect(gameName('PK10')).toBe('星河赛车')
  expect(gameName('NEW')).toBe('NEW')
  expect(gameName('toString')).toBe('toString')
})

it('has a category for every game that has a return', () => {
  for (const code of Object.keys(gameCategories)) {
    expect(isGameCode(code)).toBe(true)
    expect(rtpOf(code), code).not.toEqual([])
  }
})
