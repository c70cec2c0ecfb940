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
} as const
