import type { Bet } from '@xinghe/contract/sports-bet.ts'
import type { CashOut } from '@xinghe/contract/sports-cash-out.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'

export const cashedOf = ({ cashOuts }: Bet): readonly CashOut[] =>
  cashOuts.filter(({ state }) => state === 'accepted')

/** What the bet had at risk when it was placed: a bet shows only the part that was not cashed out. */
export const placedRisk = (bet: Bet): Fen =>
  cashedOf(bet).reduce((sum, { risk }) => sum + risk, bet.risk)
