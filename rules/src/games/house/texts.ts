/** The games of the house by their codes. Lobby, pages, records and proofs all take the name from here. */
export const gameNames = {
  GEM: '星河宝石',
  KOI: '锦鲤跃门',
  FLY: '敦煌飞天',
  DRG: '九霄龙珠',
  K3: '星河快三',
  SSC: '星河时时彩',
  PK10: '星河赛车',
  LHC: '星河六合彩',
  BJ: '二十一点',
  NN: '牛牛',
  ZJH: '炸金花',
  FISH: '星河捕鱼',
} as const

/** Tables that members cannot open yet: named in records and tables of returns, but not offered. */
export const comingTableNames = {
  BA1: '经典百家乐',
  BA2: '免佣百家乐',
  BA3: '极速百家乐',
  DT1: '龙虎',
  RL1: '轮盘',
} as const
