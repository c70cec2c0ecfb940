import { describe, expect, it } from 'vitest'
import { betCategory, bookEdgeBp, hedgeSideOf } from './bet-play.ts'
import type { MatchGameType } from './game-types.ts'
import type { PlayCode } from './plays.ts'

const leg = (play: PlayCode, side: string, gameType: MatchGameType = 'FT') => ({
  gameType,
  play,
  side,
  drawOffered: false,
  goalNumber: null,
})
const groupOf = (play: PlayCode, side: string) => hedgeSideOf('m1', leg(play, side), 0).group
const sidesOf = (play: PlayCode, gameType: MatchGameType = 'FT') =>
  hedgeSideOf('m1', leg(play, 'H', gameType), 7).sides

describe('a single', () => {
  it('is netted with those on its match, family and period, before and in play', () => {
    expect(groupOf('R', 'H')).toBe(groupOf('RE', 'C'))
    expect(groupOf('M', 'H')).toBe(groupOf('RM', 'N'))
    const groups = ['R', 'HR', 'OU', 'CNR', 'M'] as const
    expect(new Set(groups.map((play) => groupOf(play, 'H'))).size).toBe(groups.length)
    expect(hedgeSideOf('m2', leg('R', 'H'), 0).group).not.toBe(groupOf('R', 'H'))
  })

  it('on the next goal is netted with those on the same goal', () => {
    const goal = (goalNumber: number) =>
      hedgeSideOf('m1', { ...leg('NG', 'H'), goalNumber }, 0).group
    expect(goal(1)).not.toBe(goal(2))
  })

  it.each([
    ['R', 2],
    ['OU', 2],
    ['EO', 2],
    ['BTS', 2],
    ['M', 3],
    ['NG', 3],
    ['T', 4],
    ['HT', 4],
    ['F', 9],
    ['PD', 26],
    ['HPD', 17],
    ['FS', 7],
  ] as const)('of %s is one of %d sides', (play, sides) => {
    expect(sidesOf(play)).toBe(sides)
  })

  it('on a winner has the draw as a side only where it is offered', () => {
    expect(sidesOf('M', 'BK')).toBe(2)
    expect(hedgeSideOf('m1', { ...leg('M', 'H', 'BK'), drawOffered: true }, 0).sides).toBe(3)
  })
})

it('a bet is esports when all of its legs are', () => {
  const [football, esports] = [leg('M', 'H'), leg('M', 'H', 'ES')]
  expect(betCategory([esports, esports])).toBe('DJ')
  expect(betCategory([esports, football])).toBe('TY')
})

it('the edge of the book is the smallest margin as a part of the stake', () => {
  expect(bookEdgeBp).toBe(300)
})
