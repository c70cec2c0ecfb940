import { rankName } from '../cards/deck.ts'
import { at } from '../lottery/play.ts'
import type { Numbers } from '../shared/shared-game.ts'
import { dealHands } from './baccarat-hands.ts'
import { dealBeasts } from './dragon-tiger.ts'
import { colourOf } from './roulette-layout.ts'
import type { SpotKey, TableCode } from './table-game.ts'
import { colourNames, pointsNames, resultNames, sideNames, spotNames } from './texts.ts'

type Side = keyof typeof sideNames

/** `庄`, `龙单`, `分注 17-18`. */
export const spotName = (code: TableCode, { play, pick }: SpotKey): string => {
  const names = spotNames[code]
  const name = names[`${play} ${pick}`.trim()] ?? names[play]
  if (name === undefined) return `${play} ${pick}`.trim()
  return names[play] === name && pick !== '' ? `${name} ${pick}` : name
}

/** `庄 7点 胜 闲 4点`; at a tie the first side is named first. */
const wonText = (
  [first, second]: readonly [Side, Side],
  winner: Side | 'tie',
  valueOf: (side: Side) => string,
): string => {
  const [one, other] = winner === second ? [second, first] : [first, second]
  const told = (side: Side): string => `${sideNames[side]} ${valueOf(side)}`
  return `${told(one)} ${winner === 'tie' ? resultNames.equals : resultNames.beats} ${told(other)}`
}

/** What came: `庄 7点 胜 闲 4点`, `龙 K 和 虎 K`, `17 黑 单 小`. */
export const resultText = (code: TableCode, numbers: Numbers): string => {
  if (code === 'RL1') {
    const number = at(numbers, 0)
    if (number === 0) return `0 ${colourNames.green}`
    const sides = [number % 2 === 1 ? '单' : '双', number <= 18 ? '小' : '大']
    return [number, colourNames[colourOf(number)], ...sides].join(' ')
  }
  if (code === 'DT1') {
    const { dragon, tiger, winner } = dealBeasts(numbers)
    return wonText(['dragon', 'tiger'], winner, (side) =>
      rankName(side === 'dragon' ? dragon : tiger),
    )
  }
  const { player, banker, winner } = dealHands(numbers)
  return wonText(
    ['banker', 'player'],
    winner,
    (side) => pointsNames[(side === 'banker' ? banker : player).total] ?? '',
  )
}

/** Why a bet on a side pays less than its price and more than nothing; empty where it does not. */
const reasonText = (code: TableCode, { play }: SpotKey, numbers: Numbers): string => {
  if (code === 'RL1') return ''
  if (code === 'DT1') {
    const isBeast = play === 'dragon' || play === 'tiger'
    return isBeast && dealBeasts(numbers).winner === 'tie' ? '，和局退还一半本金' : ''
  }
  const { banker, winner } = dealHands(numbers)
  if (play !== 'banker' && play !== 'player') return ''
  if (winner === 'tie') return '，和局退还本金'
  const isHalf = code === 'BA2' && play === 'banker' && winner === 'banker' && banker.total === 6
  return isHalf ? '，免佣庄6点赢赔一半' : ''
}

/** Of a settled bet: the round that decided it, and why it paid less than its price. */
export const settledText = (
  code: TableCode,
  name: string,
  spot: SpotKey,
  numbers: Numbers | null,
): string =>
  numbers === null
    ? `第${name}局 已取消，退还本金`
    : `第${name}局 ${resultText(code, numbers)}${reasonText(code, spot, numbers)}`
