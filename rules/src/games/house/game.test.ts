import { expect, it } from 'vitest'
import { rtpOf } from '../rtp/rtp.ts'
import { tableCodes } from '../tables/table-game.ts'
import { gameCategories, gameName, isGameCode } from './game.ts'

it('names the games of the house, and shows the code of any other', () => {
  expect(gameName('PK10')).toBe('星河赛车')
  expect(gameName('NEW')).toBe('NEW')
  expect(gameName('toString')).toBe('toString')
})

it('names the tables to come without offering them', () => {
  expect(tableCodes.map(gameName)).toEqual([
    '经典百家乐',
    '免佣百家乐',
    '极速百家乐',
    '龙虎',
    '轮盘',
  ])
  expect(tableCodes.some(isGameCode)).toBe(false)
})

it('has a category for every game that has a return', () => {
  for (const code of Object.keys(gameCategories)) {
    expect(isGameCode(code)).toBe(true)
    expect(rtpOf(code), code).not.toEqual([])
  }
})
