/** What a period is called where it is not a quarter or a half. */
export const partNames: Readonly<Record<string, string>> = {
  tennis: '第{number}盘',
  'ice-hockey': '第{number}节',
}

/** What the match score counts: sets, and otherwise games, frames or maps. */
export const wonNames: Readonly<Record<string, string>> = { tennis: '盘数' }
export const partsWon = '局数'

export const halfNames: Readonly<Record<number, string>> = { 1: '上半场', 2: '下半场' }
export const halfShortNames: Readonly<Record<number, string>> = { 1: '上半', 2: '下半' }

export const periodText = {
  quarter: '第{number}节',
  part: '第{number}局',
  extra: '加时',
} as const

export const eventText = {
  periodStart: '{period}开始',
  periodEnd: '{period}结束',
  goal: '进球',
  score: '得分',
  points: '得 {value} 分',
  game: '赢下一局',
  wonSet: '赢下一盘',
  wonPart: '赢下一局',
  serve: '发球',
  corner: '角球',
  yellow: '黄牌',
  red: '红牌',
  penalty: '点球',
  danger: '危险进攻',
  onBase: '得分机会',
  setPoint: '局点',
  end: '比赛结束',
  of: '{team} {event}',
} as const

export const statisticText: Readonly<Record<string, string>> = {
  corners: '角球',
  yellows: '黄牌',
  reds: '红牌',
  points: '总得分',
  games: '总局数',
  scores: '得分次数',
  run: '最长连续得分',
  breaks: '破发',
}
