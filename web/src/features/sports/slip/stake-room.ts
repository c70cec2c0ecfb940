import type { Fen } from '@xinghe/rules/base/money.ts'
import { betRisk, maxWin } from '@xinghe/rules/sports/bet.ts'
import { combinationCount } from '@xinghe/rules/sports/combination.ts'
import { largestStake, type BetLimits } from '@xinghe/rules/sports/limits.ts'
import type { Slip } from '@xinghe/rules/sports/slip.ts'
import { stakedBets, type SlipBet } from '@xinghe/rules/sports/slip-bets.ts'
import { clampStake, riskOf, stakeOfRisk, type ClampedStake } from '@xinghe/rules/sports/stake.ts'
import { quotedPick, type Quote } from './quote-store.ts'

/** A price at which the stake is the risk: what one unit of a combination is clamped by. */
const plainOdds = { type: 'H', shown: 100 } as const

/** Null while they are not known. */
export const limitsOf = (quote: Quote | null, { code, keys }: SlipBet): BetLimits | null => {
  if (code !== 'single') return quote?.answer.seriesLimits ?? null
  return quotedPick(quote, keys[0] ?? '')?.limits ?? null
}

const isSame = (one: SlipBet, other: SlipBet): boolean =>
  one.code === other.code && one.keys[0] === other.keys[0]

/** What the other fields of the slip leave of the balance. */
const balanceFor = (slip: Slip, bet: SlipBet, balance: Fen): Fen =>
  stakedBets(slip)
    .filter((other) => !isSame(other, bet))
    .reduce((left, other) => left - betRisk(other.bet), balance)

/** The largest stake by the limits alone: the figure that stands under the field. */
export const stakeMost = ({ bet }: SlipBet, limits: BetLimits): Fen => {
  if (bet.kind === 'single') return largestStake(bet.odds, limits)
  const risk = limits.maxRisk < limits.memberDayRoom ? limits.maxRisk : limits.memberDayRoom
  return risk / BigInt(combinationCount(bet.combination))
}

/** The smallest; of a combination each unit's share of it. */
export const stakeLeast = ({ bet }: SlipBet, { minRisk }: BetLimits): Fen => {
  if (bet.kind === 'single') {
    const least = stakeOfRisk(minRisk, bet.odds)
    return riskOf(least, bet.odds) < minRisk ? least + 1n : least
  }
  const count = BigInt(combinationCount(bet.combination))
  return (minRisk + count - 1n) / count
}

/** What the field holds after this was typed, given what is left for it. */
export const clampFor = (
  typed: string,
  slip: Slip,
  offered: SlipBet,
  quote: Quote | null,
): ClampedStake => {
  const { bet } = offered
  const limits = limitsOf(quote, offered)
  const odds = bet.kind === 'single' ? bet.odds : plainOdds
  if (quote === null || limits === null) return clampStake(typed, odds, unbounded)
  const count = bet.kind === 'single' ? 1n : BigInt(combinationCount(bet.combination))
  return clampStake(typed, odds, {
    maxRisk: riskOf(stakeMost(offered, limits), odds),
    balance: balanceFor(slip, offered, quote.answer.balance) / count,
  })
}

/** Until the limits are known the server alone judges. */
const unbounded = { maxRisk: 10n ** 15n, balance: 10n ** 15n }

/** Whether a bet would win more than is left of the day's cap. */
export const passesCap = ({ bet }: SlipBet, quote: Quote | null): boolean =>
  quote !== null && maxWin(bet) > quote.answer.cap.left
