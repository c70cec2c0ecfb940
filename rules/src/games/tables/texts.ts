import type { TableCode } from './table-game.ts'

type Names = Readonly<Record<string, string>>

const baccaratSpots: Names = {
  banker: '庄',
  player: '闲',
  tie: '和',
  'banker-pair': '庄对',
  'player-pair': '闲对',
  'either-pair': '任意对子',
  'perfect-pair': '完美对子',
  'lucky-six': '幸运六',
  big: '大',
  small: '小',
}

/** Names of spots by play, or by play and pick. Numbers of the wheel follow their play. */
export const spotNames: Readonly<Record<TableCode, Names>> = {
  BA1: baccaratSpots,
  BA2: baccaratSpots,
  BA3: baccaratSpots,
  DT1: {
    dragon: '龙',
    tiger: '虎',
    tie: '和',
    'suited-tie': '同花和',
    'dragon-side odd': '龙单',
    'dragon-side even': '龙双',
    'dragon-side red': '龙红',
    'dragon-side black': '龙黑',
    'tiger-side odd': '虎单',
    'tiger-side even': '虎双',
    'tiger-side red': '虎红',
    'tiger-side black': '虎黑',
  },
  RL1: {
    straight: '直注',
    split: '分注',
    street: '街注',
    trio: '三数',
    corner: '角注',
    'first-four': '四数',
    'six-line': '线注',
    'dozen 1': '第一打',
    'dozen 2': '第二打',
    'dozen 3': '第三打',
    'column 1': '第一列',
    'column 2': '第二列',
    'column 3': '第三列',
    'colour red': '红',
    'colour black': '黑',
    'parity odd': '单',
    'parity even': '双',
    'size small': '小',
    'size big': '大',
  },
}

export const sideNames = {
  banker: '庄',
  player: '闲',
  dragon: '龙',
  tiger: '虎',
} as const

export const colourNames = { red: '红', black: '黑', green: '绿' } as const

/** Between the sides of a result: the first beats the second, or both are equal. */
export const resultNames = { beats: '胜', equals: '和' } as const

/** By the points of a hand. */
export const pointsNames = Array.from({ length: 10 }, (_, points) => `${points}点`)
