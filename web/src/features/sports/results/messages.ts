import type { MatchGameType } from '@xinghe/rules/sports/game-types.ts'

/** What the scores beside the final one are of. */
export const partsNames: Readonly<Record<MatchGameType, string>> = {
  FT: '半场',
  VF: '半场',
  BK: '各节',
  TN: '各盘',
  OP: '各节',
  SK: '各局',
  BS: '各局',
  VB: '各局',
  TT: '各局',
  ES: '各局',
}

export const resultsText = {
  title: '赛果',
  sport: '体育项目',
  days: '日期',
  today: '今日',
  loading: '正在加载赛果',
  fault: '赛果没有加载出来',
  empty: '这一天没有已结束的赛事',
  emptyLine: '换一天或换一个项目看看。',
  dayBefore: '看前一天',
  noneFound: '没有找到“{words}”的赛果',
  noneFoundLine: '换个名字，或换一天、换一个项目看看。',
  clear: '清除筛选',
  filter: '筛选球队或联赛',
  time: '时间',
  match: '赛事',
  corners: '角球',
  full: '全场',
  cancelled: '中断',
  count: '{count} 场',
} as const
