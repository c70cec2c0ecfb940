import type { BlackjackAction } from '@xinghe/rules/games/cards/blackjack/state.ts'
import type { Suit } from '@xinghe/rules/games/cards/deck.ts'
import type { ZhajinhuaAction } from '@xinghe/rules/games/cards/zhajinhua/state.ts'

export const suitWords: Readonly<Record<Suit, string>> = {
  '♠': '黑桃',
  '♥': '红心',
  '♣': '梅花',
  '♦': '方块',
}

export const tableText = {
  stake: '下注筹码',
  deal: '发牌 {amount}',
  again: '再来一局 {amount}',
  wait: '{seconds} 秒后可开局',
  short: '余额不足，请减小注额或先转入资金',
  shortAct: '余额不足，不能加注',
  actions: '可选操作',
  staked: '本局投入 {amount}',
  returned: '返还 {amount}',
  dealer: '庄家',
  you: '你',
  simulated: '模拟',
  seat: '{number} 号位',
  hidden: '暗牌',
  resumed: '已恢复未完成的牌局，牌面与离开时相同。',
  roundOver: '本局结束，投入 {staked}，返还 {paid}。',
} as const

export const playText = {
  offline: '网络已断开，牌局已保存在服务器，恢复连接后可继续。',
  notOpened: '暂时无法连接牌桌，请稍后再试。',
  unanswered: '上一次操作没有收到答复，可能已经生效。',
  askAgain: '查询结果',
  loading: '正在查找未完成的牌局',
} as const

export const blackjackText = {
  title: '{game} · 黑杰克 3:2',
  line: '庄家遇所有 17 点停牌 · 保险赔 2:1',
  timeout: '牌局 24 小时未完成，系统自动停牌并结算；不会退回注金。',
  points: '{points} 点',
  softPoints: '软 {points} 点',
  insurance: '庄家明牌为 A，是否购买保险？庄家拿到黑杰克时保险赔 2:1。',
  insured: '保险',
  insuranceWon: '保险赢',
  insuranceLost: '保险未中',
  hand: '第 {number} 手',
  doubled: '加倍',
  hint: '策略提示',
  yourHand: '你的牌 {cards}，{points}。',
  dealerHand: '庄家 {cards}。',
  turn: '轮到第 {number} 手。',
} as const

export const blackjackActionWords: Readonly<Record<BlackjackAction, string>> = {
  insure: '买保险',
  decline: '不买',
  hit: '要牌',
  stand: '停牌',
  double: '加倍',
  split: '分牌',
  surrender: '投降',
}

export const niuniuText = {
  title: '{game} · 庄家对闲家',
  line: '赢家抽水 5% · 同牌型比最大单张，再比花色',
  mode: '玩法',
  flat: '平倍',
  multiplied: '翻倍',
  held: '翻倍按赢家牌型 1 至 5 倍结算，先冻结 5 倍注额 {amount}，多余部分结算时退回。',
  flatNote: '平倍按 1 倍结算。发牌后立即结算，没有未完成的牌局。',
  others: '模拟同桌',
  won: '你赢',
  lost: '庄家赢',
  times: '{times} 倍',
  handTold: '{who} {cards}，{class}。',
} as const

export const zhajinhuaText = {
  title: '{game} · 逐家比牌',
  line: '对手低于 Q 高牌弃牌 · 赢家抽水 5% · 同牌退还',
  timeout: '牌局 24 小时未完成，系统自动弃牌，底注不退。',
  opponents: '对手',
  anteTotal: '底注 {ante} × {count} 家',
  unseen: '你还没有看牌：闷跟每家加 1 倍底注，赢每家 2.5 倍；看牌后跟注每家加 2 倍，赢每家 3 倍。',
  seen: '跟注每家加 2 倍底注；弃牌则底注归对手。',
  yourHand: '你的牌 {cards}，{class}。',
  notSeen: '你的三张牌尚未翻开。',
  opponentHand: '对手 {number}：{cards}，{result}。',
} as const

export const zhajinhuaActionWords: Readonly<Record<ZhajinhuaAction, string>> = {
  look: '看牌',
  blind: '闷跟',
  call: '跟注',
  fold: '弃牌',
}
