import type { OddsType } from '@xinghe/rules/base/odds.ts'
import { matchGameTypes, type GameType } from '@xinghe/rules/sports/game-types.ts'
import {
  familyNames as namesWithoutHandicap,
  fixedNames,
  handicapNames as matchHandicapNames,
  playText,
} from '@xinghe/rules/sports/pick-text.ts'
import { playCodes, type PlayFamily } from '@xinghe/rules/sports/plays.ts'

export const sportNames: Readonly<Record<GameType, string>> = {
  ALL: '全部',
  FT: '足球',
  VF: '虚拟足球',
  BK: '篮球',
  TN: '网球',
  OP: '其他体育',
  SK: '斯诺克',
  BS: '棒球',
  VB: '排球',
  TT: '乒乓球',
  ES: '电子竞技',
  FS: '冠军',
}

/** Titles of the columns of the board; that of a handicap depends on the sport. */
export const familyNames: Readonly<Record<PlayFamily, string>> = {
  ...namesWithoutHandicap,
  handicap: '让球',
}

export const handicapNames: Readonly<Record<GameType, string>> = {
  ALL: '让球',
  ...matchHandicapNames,
  FS: '冠军',
}

export const oddsTypeNames: Readonly<Record<OddsType, string>> = {
  E: '欧洲盘',
  H: '香港盘',
  I: '印尼盘',
  M: '马来盘',
}

export const showNames = {
  RB: '滚球',
  FT: '今日',
  FU: '早盘',
  FS: '冠军',
  P: '串关',
} as const

export const menuNames = {
  main: '独赢 & 让球 & 大小 & 单双',
  half: '上半场',
  PD: '波胆',
  HPD: '半场波胆',
  T: '总入球',
  F: '半场/全场',
  corners: '角球',
} as const

export const sideNames: Readonly<Record<string, string>> = {
  H: '主',
  C: '客',
  N: '和',
  ...fixedNames,
  other: '其他',
}

export const pickText = {
  goals: '{count}球',
  goalsFrom: '{count}球或以上',
  noGoal: '无进球',
  goalNumber: '（第{number}球）',
} as const

export const bookText = {
  title: '体育投注',
  entering: '正在进入体育场馆',
  enterLine: '打开一次场馆，即可查看赛事与投注。',
  enter: '进入场馆',
  enterAgain: '重新进入',
  again: '数据异常,请重新进入游戏',
  loading: '正在加载赛事',
  fault: '赛事没有加载出来',
  closed: '体育场馆维护中',
  closedLine: '维护结束后即可继续，您的注单不受影响。',
  silent: '赛事数据中断，全部盘口暂停接受投注',
  reconnecting: '连接已断开，正在重新连接；赔率可能已变动',
  stale: '赔率可能已变动',
} as const

export const boardText = {
  columns: '体育投注栏目',
  leftColumn: '目录、交易单与注单',
  liveColumn: '滚球赛况',
  sports: '体育项目',
  directory: '目录',
  more: '更多',
  multi: '多赛事',
  results: '赛果',
  rules: '投注规则',
  slipTab: '交易单',
  betsTab: '我的注单',
  toSlip: '到交易单（在赔率上按 S 键）',
  shows: '赛事分类',
  menus: '玩法分类',
  days: '早盘日期',
  search: '搜索球队或联赛',
  searchHint: '按 / 键搜索',
  searchClose: '收起搜索',
  searchNone: '没有找到相关赛事',
  searchFound: '找到 {count} 场赛事',
  clear: '清除',
  leagues: '选择联赛',
  leaguesAll: '全部联赛',
  leaguesChosen: '联赛 {count}',
  filter: '筛选与盘口',
  leagueAll: '全选',
  leagueNone: '清空',
  leagueInvert: '反选',
  confirm: '确定',
  cancel: '取消',
  close: '关闭',
  sort: '排序方式',
  byTime: '按时间',
  byLeague: '按联盟',
  oddsType: '盘口',
  expandAll: '全部展开',
  collapseAll: '全部收起',
  favourites: '我的收藏',
  favouriteOnly: '只看收藏',
  markMatch: '收藏 {name}',
  markLeague: '收藏联赛 {name}',
  favouriteFault: '收藏没有保存',
  settingFault: '设置没有保存',
  time: '时间',
  match: '赛事',
  full: '全场',
  half: '半场',
  allPlays: '所有玩法',
  morePlays: '{match}，所有玩法 {count} 个',
  versus: '{home} 对 {away}',
  suspended: '暂停',
  red: '红牌 {count}',
  live: '滚球',
  list: '赛事列表',
  emptyRunning: '{sport}现在没有进行中的赛事',
  emptyToday: '{sport}今天没有待开赛的赛事',
  emptyEarly: '{sport}这一天还没有开出盘口',
  emptyLine: '换一个日期或项目看看，新的盘口会随时开出。',
  toToday: '看今日赛事',
  toEarly: '看早盘赛事',
  noLeagues: '所选联赛现在没有赛事',
  noLeaguesLine: '联赛的赛事已经结束或移到了别的分类。',
  showAll: '显示全部赛事',
  noFavourites: '还没有收藏的赛事',
  noFavouritesLine: '点击赛事旁的星标，即可在这里快速找到。',
  moreLines: '更多盘口',
} as const

export const championText = {
  closes: '{time} 截止',
  season: '第 {season} 赛季冠军',
  empty: '暂时没有冠军盘口',
  emptyLine: '新赛季开盘后会列在这里，也可以换一个项目看看。',
} as const

export const matchText = {
  back: '返回赛事列表',
  backShort: '返回',
  against: '对',
  team: '球队',
  follow: '关注 {home} 对 {away}',
  groups: '玩法分组',
  statistics: '技术统计',
  events: '比赛事件',
  noEvents: '还没有事件',
  movement: '独赢赔率走势',
  movementNone: '走势积累中',
  movementText: '主胜从 {first} 到 {last}',
  momentum: '进攻势头',
  others: '其他滚球赛事',
  ended: '本场比赛已结束',
  endedLine: '注单结算后，可在我的注单中查看结果。',
  gone: '这场比赛已不在盘口中',
  goneLine: '比赛可能已经结束，结果会列在赛果中。',
  toResults: '查看赛果',
  noMarkets: '暂无可投注的玩法',
  noMarketsLine: '盘口暂时收起，开出后会自动显示在这里。',
  home: '主队',
  away: '客队',
  draw: '和局',
  before: '{time} 开赛',
  halfTime: '中场休息',
  breakTime: '休息',
  part: '第{number}局',
  interrupted: '中断',
  over: '完场',
  total: '全场',
  points: '局分',
  suspended: '暂停投注',
} as const

export const marketTabNames = {
  all: '全部',
  main: '主要盘口',
  goals: '进球 & 比分',
  half: '上半场',
  parts: '分节',
  points: '总分',
  corners: '角球',
} as const

type TabNames = Readonly<Partial<Record<keyof typeof marketTabNames, string>>>
/** Where they are called otherwise: in sports of sets, frames and innings, and in tennis. */
export const setTabNames: TabNames = { goals: '比分', parts: '分局' }
export const tennisTabNames: TabNames = { goals: '比分', parts: '分盘', points: '总局数' }

/** Periods as the clock of a match writes them: the letter after the number. */
export const periodNames: Readonly<Record<string, string>> = {
  '1H': '上半场',
  '2H': '下半场',
  HT: '中场',
  '1Q': '第一节',
  '2Q': '第二节',
  '3Q': '第三节',
  '4Q': '第四节',
  '5Q': '加时',
  '1P': '第一节',
  '2P': '第二节',
  '3P': '第三节',
  '4P': '加时',
}

/** Sunday first, as the calendar of the browser counts. */
export const weekdayNames = ['周日', '周一', '周二', '周三', '周四', '周五', '周六'] as const

/** Whole names, as the rules put them together: so the dictionary of the other script has them. */
const namedSports = /* @__PURE__ */ [
  ...matchGameTypes.map((gameType) => ({ gameType })),
  ...['badminton', 'handball', 'ice-hockey'].map(
    (discipline) => ({ gameType: 'OP', discipline }) as const,
  ),
]
export const playNames: readonly string[] = /* @__PURE__ */ namedSports.flatMap((sport) =>
  playCodes.map((play) => playText(sport, play)),
)
