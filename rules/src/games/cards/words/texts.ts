import type { HandResult } from '../blackjack/settle-hand.ts'
import type { NiuniuClass } from '../niuniu/hand-class.ts'
import type { ZhajinhuaClass } from '../zhajinhua/hand-rank.ts'
import type { OpponentResult } from '../zhajinhua/settle-opponent.ts'

export const blackjackResultWords: Readonly<Record<HandResult, string>> = {
  blackjack: '黑杰克',
  win: '赢',
  push: '和局退还',
  lose: '输',
  bust: '爆牌',
  surrender: '投降退半',
}

export const niuniuClassWords: Readonly<Record<NiuniuClass, string>> = {
  none: '无牛',
  bull1: '牛一',
  bull2: '牛二',
  bull3: '牛三',
  bull4: '牛四',
  bull5: '牛五',
  bull6: '牛六',
  bull7: '牛七',
  bull8: '牛八',
  bull9: '牛九',
  bullbull: '牛牛',
  pictures: '五花牛',
  bomb: '炸弹',
  small: '五小牛',
}

export const zhajinhuaClassWords: Readonly<Record<ZhajinhuaClass, string>> = {
  high: '散牌',
  pair: '对子',
  straight: '顺子',
  flush: '金花',
  straightFlush: '顺金',
  three: '豹子',
}

export const opponentResultWords: Readonly<Record<OpponentResult, string>> = {
  folded: '对手弃牌',
  win: '赢',
  push: '同牌退还',
  lose: '输',
  'gave-up': '已弃牌',
}
