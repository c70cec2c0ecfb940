import { fenToCny, type Fen } from '../base/money.ts'

const gameNames: Readonly<Record<string, string>> = {
  GEM: '星河宝石',
  KOI: '锦鲤跃门',
  FLY: '敦煌飞天',
  DRG: '九霄龙珠',
  K3: '快三',
  SSC: '时时彩',
  PK10: 'PK拾',
  LHC: '六合彩',
  BJ: '21点',
  NN: '牛牛',
  ZJH: '炸金花',
}

export const gameName = (code: string): string => gameNames[code] ?? code

export interface ToldRound {
  readonly game: string
  readonly state: 'open' | 'settled' | 'void'
  readonly risk: Fen
  /** Won pools included; null while the round is open. */
  readonly payout: Fen | null
  readonly poolWin: Fen
}

const endText = (risk: Fen, payout: Fen): string => {
  const net = payout - risk
  if (net > 0n) return `派彩 ${fenToCny(payout)}，净赢 ${fenToCny(net)}`
  if (net === 0n) return `派彩 ${fenToCny(payout)}，不输不赢`
  return payout === 0n
    ? `未中奖，净输 ${fenToCny(risk)}`
    : `派彩 ${fenToCny(payout)}，净输 ${fenToCny(-net)}`
}

/** One sentence that says how a round ended. `detail` is the game's own, such as its free spins. */
export const explainRound = (
  { game, state, risk, payout, poolWin }: ToldRound,
  detail: string | null = null,
): string => {
  const staked = `${gameName(game)}：投注 ${fenToCny(risk)}`
  if (state === 'void') return `${staked}，本局作废，已退回。`
  if (payout === null) return `${staked}，本局尚未结束。`
  const pools = poolWin > 0n ? `，其中奖池 ${fenToCny(poolWin)}` : ''
  return `${[staked, detail, endText(risk, payout)].filter(Boolean).join('，')}${pools}。`
}
