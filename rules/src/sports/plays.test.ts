import { describe, expect, it } from 'vitest'
import {
  hasLine,
  countsFromBet,
  isPlayCode,
  playCodes,
  playGroup,
  playOf,
  hasOddsTypes,
  type PlayCode,
} from './plays.ts'

describe('the table of plays', () => {
  it.each([
    ['M', 'winner', 'full', false],
    ['HRE', 'handicap', 'half', true],
    ['RE', 'handicap', 'full', true],
    ['REO', 'odd-even', 'full', true],
    ['HREO', 'odd-even', 'half', true],
    ['HPD', 'correct-score', 'half', false],
    ['Q3ROU', 'total', 'q3', true],
    ['NG', 'next-goal', 'full', true],
  ] as const)('reads %s as %s of %s, in play %s', (code, family, period, inPlay) => {
    expect(playOf(code)).toMatchObject({ family, period, inPlay })
  })

  it('has an in-play form beside each play of a match, in the same group', () => {
    const groups = (inPlay: boolean) =>
      new Set(playCodes.filter((code) => playOf(code).inPlay === inPlay).map(playGroup))
    const running = groups(true)
    for (const group of groups(false)) {
      if (!group.startsWith('champion')) expect(running).toContain(group)
    }
  })

  it.each(['RR', 'm', '', 'toString', 'Q5M', 'constructor'])('does not know %j', (text) => {
    expect(isPlayCode(text)).toBe(false)
  })

  it('offers views and lines on handicaps and totals alone', () => {
    const viewed: PlayCode[] = ['R', 'OU', 'HR', 'HOU', 'RE', 'ROU', 'HRE', 'HROU', 'CNR', 'PTOU']
    for (const code of viewed) expect(hasOddsTypes(code) && hasLine(code)).toBe(true)
    const fixed: PlayCode[] = ['M', 'EO', 'PD', 'T', 'F', 'BTS', 'NG', 'RM', 'REO', 'FS']
    for (const code of fixed) expect(hasOddsTypes(code)).toBe(false)
  })
})

describe('countsFromBet', () => {
  it.each([
    ['FT', 'RE', true],
    ['VF', 'HRE', true],
    ['FT', 'R', false],
    ['FT', 'ROU', false],
    ['FT', 'CNRE', false],
    ['BK', 'RE', false],
    ['TN', 'RE', false],
  ] as const)('of %s %s is %s', (gameType, code, fromBet) => {
    expect(countsFromBet(gameType, code)).toBe(fromBet)
  })
})
