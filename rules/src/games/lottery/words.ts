import type { LotteryCode } from './lottery.ts'
import { playOf, lotteryOf } from './lotteries.ts'
import { readPick } from './pick.ts'
import { total, type Animal, type Numbers, type Pick, type Play } from './play.ts'

const playNames: Readonly<Record<string, string>> = {
  'K3 size': '大小',
  'K3 parity': '单双',
  'K3 sum': '和值',
  'K3 contains': '独胆',
  'K3 any-triple': '三同号通选',
  'K3 triple': '三同号单选',
  'K3 any-straight': '三连号通选',
  'K3 three-different': '三不同号',
  'K3 pair': '二同号复选',
  'K3 pair-single': '二同号单选',
  'K3 two-different': '二不同号',
  'SSC place-side': '两面',
  'SSC digit': '定位胆',
  'SSC total-side': '总和',
  'SSC dragon-tiger': '龙虎',
  'SSC tie': '龙虎和',
  'SSC three-shape': '三星形态',
  'SSC two-straight': '二星直选',
  'SSC two-group': '二星组选',
  'SSC three-straight': '三星直选',
  'SSC three-group-3': '三星组三',
  'SSC three-group-6': '三星组六',
  'SSC five-straight': '五星直选',
  'PK10 top-sum-side': '冠亚和两面',
  'PK10 rank-side': '名次两面',
  'PK10 dragon-tiger': '龙虎',
  'PK10 rank': '定位',
  'PK10 top-sum': '冠亚和值',
  'PK10 two-straight': '前二直选',
  'PK10 two-group': '前二组选',
  'PK10 three-straight': '前三直选',
  'PK10 three-group': '前三组选',
  'LHC special': '特码',
  'LHC special-side': '特码两面',
  'LHC wave': '色波',
  'LHC special-zodiac': '特肖',
  'LHC special-tail': '特尾',
  'LHC normal': '正码',
  'LHC normal-place': '正码特',
  'LHC any-zodiac': '平特一肖',
  'LHC any-tail': '平特尾',
  'LHC total-side': '总和',
  'LHC two-all': '二全中',
  'LHC three-all': '三全中',
  'LHC four-all': '四全中',
  'LHC five-none': '五不中',
  'LHC ten-none': '十不中',
}

const sideNames: Readonly<Record<string, string>> = {
  big: '大',
  small: '小',
  odd: '单',
  even: '双',
  'digits-big': '合大',
  'digits-small': '合小',
  'digits-odd': '合单',
  'digits-even': '合双',
  dragon: '龙',
  tiger: '虎',
  tie: '和',
  any: '通选',
  triple: '豹子',
  straight: '顺子',
  pair: '对子',
  'half-straight': '半顺',
  mixed: '杂六',
  red: '红波',
  blue: '蓝波',
  green: '绿波',
}

/** Apart from the other sides: the tiger is also a side of its own play. */
const animalNames: readonly string[] = '鼠 牛 虎 兔 龙 蛇 马 羊 猴 鸡 狗 猪'.split(' ')
const animalCodes = 'rat ox tiger rabbit dragon snake horse goat monkey rooster dog pig'.split(' ')

const placeNames: Readonly<Record<string, readonly string[]>> = {
  'SSC place-side': ['万位', '千位', '百位', '十位', '个位'],
  'SSC digit': ['万位', '千位', '百位', '十位', '个位'],
  'SSC three-shape': ['前三', '中三', '后三'],
  'SSC two-straight': ['前二', '后二'],
  'SSC two-group': ['前二', '后二'],
  'SSC three-straight': ['前三', '中三', '后三'],
  'SSC three-group-3': ['前三', '中三', '后三'],
  'SSC three-group-6': ['前三', '中三', '后三'],
  'PK10 dragon-tiger': ['冠军', '亚军', '第三名', '第四名', '第五名'],
  'LHC normal-place': ['正一', '正二', '正三', '正四', '正五', '正六'],
}
const rankNames = '冠军 亚军 第三名 第四名 第五名 第六名 第七名 第八名 第九名 第十名'.split(' ')

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

/** `定位胆 万位 7`, for slip and records. */
export const pickLabel = (lottery: LotteryCode, play: Play, pick: Pick): string =>
  [playName(lottery, play), placeName(lottery, play, pick.place), choiceText(play, pick)]
    .filter((part) => part !== '')
    .join(' ')

/** The label of a stored bet. */
export const betLabel = (lottery: LotteryCode, playCode: string, text: string): string => {
  const play = playOf(lotteryOf(lottery), playCode)
  const pick = play === undefined ? undefined : readPick(play, text)
  return play === undefined || pick?.ok !== true
    ? `${playCode} ${text}`
    : pickLabel(lottery, play, pick.value)
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
