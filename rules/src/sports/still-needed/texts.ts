import { resultNames } from '../explain-text.ts'

/** How one of the counted things is named, how more of it comes, and how none more is said. */
export interface CountedWords {
  readonly name: string
  readonly more: string
  readonly none: string
}

export const countedWords = {
  goal: { name: '球', more: '进', none: '不能再进球' },
  point: { name: '分', more: '得', none: '不能再得分' },
  corner: { name: '个角球', more: '开', none: '不能再开角球' },
  set: { name: '盘', more: '打', none: '不能再打一盘' },
  frame: { name: '局', more: '打', none: '不能再打一局' },
} as const satisfies Record<string, CountedWords>

export const parities = { odd: '单数', even: '双数' } as const

export const halfTimes = { H: '主队领先', C: '客队领先', N: '打平' } as const

/** Results between a full win and a full loss. */
export const partResults = { LW: resultNames.LW, P: resultNames.P, LL: resultNames.LL } as const

export const needText = {
  reached: '已达成，等待结算',
  gone: '已无法赢，等待结算',
  holds: '目前符合，保持即可',
  sinceBet: '只计投注后的进球',

  least: '还差 {count} {unit}',
  leastFull: '还差 {count} {unit}全赢',
  exactly: '还需正好 {count} {unit}',
  most: '最多再{more} {count} {unit}',
  mostFull: '最多再{more} {count} {unit}全赢',
  noneMore: '{none}',
  noneMoreFull: '{none}才全赢',
  morePart: '再{more} {count} {unit}{result}',
  stayPart: '保持现状{result}',
  atBest: '{none}，最好{result}',

  winBy: '需{team}净胜 {count} {unit}以上',
  notLose: '{team}不败即可',
  loseBy: '{team}最多输 {count} {unit}',
  winPart: '净胜 {count} {unit}{result}',
  drawPart: '打平{result}',
  losePart: '输 {count} {unit}{result}',

  win: '需{team}获胜',
  leads: '{team}领先 {count} {unit}，保持即可',
  winMore: '{team}还需赢 {count} {unit}',
  draw: '需打平',
  teamLeast: '{team}还差 {count} {unit}',

  parity: '总数须为{parity}',
  totalNow: '现为 {total}',

  endScore: '需以 {score} 结束',
  sideReaches: '需任一方达到 {count} {unit}',

  halfFull: '半场须{half}，全场须{full}',
  bothScore: '双方都要进球',
  teamScores: '{team}还需进球',
  notBoth: '至少一方不进球',
  teamStaysOut: '{team}不能进球',

  nextGoal: '第 {number} 球须由{team}攻入',
  noNextGoal: '不能再有第 {number} 球',

  title: '需{team}夺得冠军',
} as const
