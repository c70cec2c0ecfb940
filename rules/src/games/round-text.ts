import { fenToCny, type Fen } from '../base/money.ts'
import { gameName } from './house/game.ts'

export interface ToldRound {
  readonly game: string
  readonly state: 'open' | 'settled' | 'void'
  readonly risk: Fen
  /** Won pools included; null while the round is open. */
  readonly payout: Fen | null
  readonly poolWin: Fen
}

/** Hands are won or lost, and fish caught or not; only draws and reels have prizes to miss. */
const gamesWithoutPrizes: ReadonlySet<string> = new Set(['BJ', 'NN', 'ZJH', 'FISH'])

const endText = ({ game, risk }: ToldRound, payout: Fen): string => {
  const net = payout - risk
  if (net > 0n) return `派彩 ${fenToCny(payout)}，净赢 ${fenToCny(net)}`
  if (net === 0n) return `派彩 ${fenToCny(payout)}，不输不赢`
  if (payout > 0n) return `派彩 ${fenToCny(payout)}，净输 ${fenToCny(-net)}`
  return `${gamesWithoutPrizes.has(game) ? '' : '未中奖，'}净输 ${fenToCny(risk)}`
}

/** One sentence that says how a round ended. `detail` is the game's own, such as its free spins. */
export const explainRound = (round: ToldRound, detail: string | null = null): string => {
  const { game, state, risk, payout, poolWin } = round
  const staked = `${gameName(game)}：投注 ${fenToCny(risk)}`
  const told = detail === null ? staked : `${staked}，${detail}`
  if (state === 'void') return `${detail === null ? `${staked}，本局作废，已退回` : told}。`
  if (payout === null) return `${told}，本局尚未结束。`
  const pools = poolWin > 0n ? `，其中奖池 ${fenToCny(poolWin)}` : ''
  return `${told}，${endText(round, payout)}${pools}。`
}
