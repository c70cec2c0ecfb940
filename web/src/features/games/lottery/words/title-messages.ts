export const lotteryTitles = {
  K3: '星河快三',
  SSC: '星河时时彩',
  PK10: '星河赛车PK10',
  LHC: '星河六合彩',
} as const
