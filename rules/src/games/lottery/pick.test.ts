import { describe, expect, it } from 'vitest'
import { lotteryOf, playOf } from './lotteries.ts'
import { lotteryCodes, type LotteryCode } from './lottery.ts'
import { cellPicks, examplePicks, pickOfNumbers, pickText, readPick } from './pick.ts'
import type { Play } from './play.ts'
import { betLabel, drawFacts, drawText, pickLabel } from './words.ts'

const play = (lottery: LotteryCode, code: string): Play => {
  const found = playOf(lotteryOf(lottery), code)
  if (found === undefined) throw new Error(`no play ${code}`)
  return found
}

describe('readPick', () => {
  it('reads back every pick that a board offers', () => {
    for (const code of lotteryCodes)
      for (const some of lotteryOf(code).plays)
        for (const pick of examplePicks(some))
          expect(readPick(some, pickText(pick))).toEqual({ ok: true, value: pick })
  })

  it.each([
    ['K3', 'sum', '2'],
    ['K3', 'sum', '19'],
    ['K3', 'sum', '03'],
    ['K3', 'sum', '3,4'],
    ['K3', 'sum', ''],
    ['K3', 'sum', '1:3'],
    ['K3', 'size', 'odd'],
    ['K3', 'size', '1:big'],
    ['K3', 'three-different', '3,2,1'],
    ['K3', 'three-different', '1,1,2'],
    ['K3', 'three-different', '1,2'],
    ['K3', 'pair-single', '4,4'],
    ['K3', 'pair-single', '4'],
    ['SSC', 'digit', '7'],
    ['SSC', 'digit', '0:7'],
    ['SSC', 'digit', '6:7'],
    ['SSC', 'digit', '01:7'],
    ['SSC', 'digit', '1:2:7'],
    ['SSC', 'five-straight', '1,2,3,4'],
    ['SSC', 'three-shape', '4:pair'],
    ['PK10', 'two-straight', '3,3'],
    ['PK10', 'rank', '11:1'],
    ['LHC', 'special', '50'],
    ['LHC', 'special', '1e1'],
    ['LHC', 'ten-none', '1,2,3,4,5,6,7,8,9'],
    ['LHC', 'wave', 'yellow'],
    ['LHC', 'wave', '__proto__'],
  ] as const)('refuses %s %s %j', (lottery, code, text) => {
    expect(readPick(play(lottery, code), text)).toEqual({ ok: false, reason: 'pick-not-offered' })
  })
})

it('writes a set in ascending order and keeps the order of a sequence', () => {
  expect(pickText(pickOfNumbers(play('LHC', 'three-all'), 0, [40, 7, 12]))).toBe('7,12,40')
  expect(pickText(pickOfNumbers(play('SSC', 'three-straight'), 2, [9, 0, 9]))).toBe('2:9,0,9')
})

it('names every play and every cell in Chinese', () => {
  for (const code of lotteryCodes)
    for (const some of lotteryOf(code).plays)
      for (const pick of [...cellPicks(some), ...examplePicks(some)])
        expect(pickLabel(code, some, pick)).not.toMatch(/[a-z]/)
  expect(betLabel('SSC', 'digit', '1:7')).toBe('定位胆 万位 7')
  expect(betLabel('LHC', 'any-zodiac', 'horse')).toBe('平特一肖 马')
  expect(betLabel('LHC', 'special-zodiac', 'dragon')).toBe('特肖 龙')
  expect(betLabel('K3', 'pair-single', '4,2')).toBe('二同号单选 442')
  expect(betLabel('K3', 'gone', '4')).toBe('gone 4')
})

it('reads off a draw what its plays call it', () => {
  expect(drawFacts('K3', [6, 5, 4])).toEqual(['15', '大', '单'])
  expect(drawFacts('K3', [6, 6, 6])).toEqual(['18', '豹子'])
  expect(drawFacts('SSC', [1, 2, 3, 4, 1])).toEqual(['11', '小', '单', '和'])
  expect(drawFacts('PK10', [10, 2, 3, 4, 5, 6, 7, 8, 9, 1])).toEqual(['12', '大', '双', '龙'])
  expect(drawFacts('LHC', [1, 2, 3, 4, 5, 6, 49])).toEqual(['和'])
  expect(drawFacts('LHC', [1, 2, 3, 4, 5, 6, 24])).toEqual(['小', '双'])
})

it('names the draw of a settled bet, or says that it was called off', () => {
  expect(drawText('LHC', '20261116-001', [1, 2, 3, 4, 5, 6, 7])).toBe(
    '第20261116-001期 开奖 1 2 3 4 5 6 + 7',
  )
  expect(drawText('K3', '20261116-0001', null)).toContain('退还本金')
})
