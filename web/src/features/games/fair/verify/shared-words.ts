import { isTableCode } from '@xinghe/rules/games/tables/table-game.ts'
import { tableOf } from '@xinghe/rules/games/tables/tables.ts'

/** A lottery has 期 and draws them. */
const lotteryWords = {
  title: '第{name}期',
  numbers: '开奖号码',
  recomputed: '重新计算的号码',
  drawnRight: '开奖结果与重新计算的结果一致',
  drawnWrong: '开奖结果与重新计算的结果不一致',
  none: '这一期还没有开奖',
  noneLine: '开奖后会公布本期种子，到时即可验证。',
  copy: '复制本期数据',
  how: '第 k 个区块 = HMAC-SHA-256（密钥为本期种子，内容为“盐值:彩种:环号:k”）。本期种子逐次取 SHA-256，应回到预先公布的起点。',
} as const

type SharedWords = Readonly<Record<keyof typeof lotteryWords, string>>

/** A table has 局 and deals or spins them. */
const cardWords: SharedWords = {
  title: '第{name}局',
  numbers: '本局发出的牌',
  recomputed: '重新计算的牌',
  drawnRight: '本局结果与重新计算的结果一致',
  drawnWrong: '本局结果与重新计算的结果不一致',
  none: '这一局还没有结果',
  noneLine: '结果揭晓后会公布本局种子，到时即可验证。',
  copy: '复制本局数据',
  how: '第 k 个区块 = HMAC-SHA-256（密钥为本局种子，内容为“盐值:桌号:环号:k”）。本局种子逐次取 SHA-256，应回到预先公布的起点。',
}

const wheelWords: SharedWords = {
  ...cardWords,
  numbers: '本局开出的号码',
  recomputed: '重新计算的号码',
}

/** Words about a round of this shared game. A pasted proof may name a game that does not exist. */
export const sharedWords = (game: string): SharedWords => {
  if (!isTableCode(game)) return lotteryWords
  return tableOf(game).draws === 'cards' ? cardWords : wheelWords
}
