import type { Numbers } from '../shared/shared-game.ts'
import type { LotteryCode } from './lottery.ts'
import { playOf, lotteryOf } from './lotteries.ts'
import { readPick } from './pick.ts'
import { animalNames, placeNames, playNames, rankNames, sideNames } from './texts.ts'
import { total, type Animal, type Pick, type Play } from './play.ts'

const animalCodes = 'rat ox tiger rabbit dragon snake horse goat monkey rooster dog pig'.split(' ')

const keyOf = (lottery: LotteryCode, play: Play): string => `${lottery} ${play.code}`

export const playName = (lottery: LotteryCode, play: Play): string =>
  playNames[keyOf(lottery, play)] ?? play.code

export const placeName = (lottery: LotteryCode, play: Play, place: number): string =>
  place === 0 ? '' : ((placeNames[keyOf(lottery, play)] ?? rankNames)[place - 1] ?? '')

export const animalName = (animal: Animal): string => animalNames[animal] ?? ''

const isZodiac = ({ code }: Play): boolean => code.endsWith('-zodiac')

const numbersText = (play: Play, { numbers }: Pick): string => {
  const [first = 0, second = 0] = numbers
  if (play.shape.kind === 'pair-and-single') return `${first}${first}${second}`
  if (play.code === 'triple') return `${first}${first}${first}`
  if (play.code === 'pair') return `${first}${first}*`
  return play.code.endsWith('-tail') ? `${first}尾` : numbers.join(' ')
}

/** The choice without its place: `大`, `7`, `1 2 3`, `马`. */
export const choiceText = (play: Play, pick: Pick): string => {
  if (pick.side === '') return numbersText(play, pick)
  if (isZodiac(play)) return animalNames[animalCodes.indexOf(pick.side)] ?? pick.side
  return sideNames[pick.side] ?? pick.side
}

/** Puts one word into the reader's script. */
type InScript = (word: string) => string
const asWritten: InScript = (word) => word

/** `定位胆 万位 7`, for slip and records. */
export const pickLabel = (
  lottery: LotteryCode,
  play: Play,
  pick: Pick,
  inScript: InScript = asWritten,
): string =>
  [playName(lottery, play), placeName(lottery, play, pick.place), choiceText(play, pick)]
    .filter((part) => part !== '')
    .map((part) => inScript(part))
    .join(' ')

/** The label of a stored bet. */
export const betLabel = (
  lottery: LotteryCode,
  playCode: string,
  text: string,
  inScript: InScript = asWritten,
): string => {
  const play = playOf(lotteryOf(lottery), playCode)
  const pick = play === undefined ? undefined : readPick(play, text)
  return play === undefined || pick?.ok !== true
    ? `${playCode} ${text}`
    : pickLabel(lottery, play, pick.value, inScript)
}

/** Of a settled bet: the draw that decided it. */
export const drawText = (lottery: LotteryCode, name: string, numbers: Numbers | null): string => {
  if (numbers === null) return `第${name}期 已取消，退还本金`
  const drawn = lottery === 'LHC' ? [...numbers.slice(0, 6), '+', numbers[6]] : numbers
  return `第${name}期 开奖 ${drawn.join(' ')}`
}

const sizeAndParity = (sum: number, bigFrom: number): string[] => [
  sum >= bigFrom ? '大' : '小',
  sum % 2 === 1 ? '单' : '双',
]

/** What members read off a draw at first sight. */
export const drawFacts = (lottery: LotteryCode, numbers: Numbers): string[] => {
  const sum = total(numbers)
  const [first = 0, second = 0] = numbers
  const last = numbers.at(-1) ?? 0
  if (lottery === 'K3') {
    const isTriple = new Set(numbers).size === 1
    return [`${sum}`, ...(isTriple ? ['豹子'] : sizeAndParity(sum, 11))]
  }
  if (lottery === 'SSC') {
    const beast = first > last ? '龙' : first < last ? '虎' : '和'
    return [`${sum}`, ...sizeAndParity(sum, 23), beast]
  }
  if (lottery === 'PK10') {
    const topSum = first + second
    return [`${topSum}`, ...sizeAndParity(topSum, 12), first > last ? '龙' : '虎']
  }
  return last === 49 ? ['和'] : sizeAndParity(last, 25)
}
