import type { GameCategoryCode } from '@xinghe/rules/lobby/game-category.ts'

/** What kinds of bets there are. */
export const betCategoryWords: Readonly<Record<GameCategoryCode, string>> = {
  TY: '体育',
  ZR: '真人',
  QP: '棋牌',
  DJ: '电竞',
  CP: '彩票',
  DZ: '电子',
  BY: '捕鱼',
}

/** The page of bet records. */
export const betRecordText = {
  title: '投注记录',
  states: '注单状态',
  stateAll: '全部',
  open: '未结算',
  settled: '已结算',
  category: '类别',
  categoryAll: '全部类别',
  venue: '场馆',
  venueAll: '全部场馆',

  risk: '投注总额',
  net: '盈亏',
  turnover: '有效流水',
  sumLine: '盈亏与流水只计已结算的注单',
  chart: '每日盈亏与累计',
  chartMonths: '每月盈亏与累计',
  chartDay: '当期盈亏',
  chartSum: '累计盈亏',
  chartText: '{day} 投注 {risk}，盈亏 {net}',
  chartHidden: '{day}',
  chartEmpty: '这段时间没有已结算的注单',
  chartTable: '查看数据表',
  date: '日期',

  list: '注单列表',
  loading: '正在加载投注记录',
  fault: '投注记录加载失败',
  empty: '这段时间没有投注记录',
  emptyLine: '可以换一个时段、场馆或状态再看看。',
  time: '投注时间',
  what: '投注内容',
  result: '结果',
  running: '未结算',
  viewOf: '查看注单 {id} 的详情',

  detailTitle: '注单详情',
  id: '注单号',
  copyId: '复制注单号',
  settledAt: '结算时间',
  explanation: '结算说明',

  exported: '投注记录已导出，共 {count} 条',
  fileName: '投注记录',
} as const
