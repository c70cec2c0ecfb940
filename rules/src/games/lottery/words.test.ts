import { expect, it } from 'vitest'
import { lotteryOf, playOf } from './lotteries.ts'
import { isLotteryCode, lotteryCodes, type LotteryCode } from './lottery.ts'
import { readPick } from './pick.ts'
import { animalName, choiceText, placeName, playName } from './words.ts'

const parts = (lottery: LotteryCode, code: string, text: string): string[] => {
  const play = playOf(lotteryOf(lottery), code)
  const pick = play && readPick(play, text)
  if (play === undefined || pick?.ok !== true) throw new Error('no such pick')
  const { place } = pick.value
  return [playName(lottery, play), placeName(lottery, play, place), choiceText(play, pick.value)]
}

it('names a play, a place and a choice apart', () => {
  expect(parts('PK10', 'rank', '2:10')).toEqual(['定位', '亚军', '10'])
  expect(parts('SSC', 'two-straight', '2:0,9')).toEqual(['二星直选', '后二', '0 9'])
  expect(parts('LHC', 'any-tail', '0')).toEqual(['平特尾', '', '0尾'])
  expect(parts('K3', 'triple', '5')).toEqual(['三同号单选', '', '555'])
  expect(parts('SSC', 'dragon-tiger', 'tiger')).toEqual(['龙虎', '', '虎'])
})

it('names the twelve animals', () => {
  expect([0, 6, 11].map(animalName)).toEqual(['鼠', '马', '猪'])
})

it('knows its lotteries by their codes', () => {
  expect(lotteryCodes.every(isLotteryCode)).toBe(true)
  expect(isLotteryCode('BA1')).toBe(false)
})
