import { amountText, typedAmount } from '../../base/amount-input.ts'
import { fenFromTyped, type Fen } from '../../base/money.ts'
import { betRisk, maxWin } from '../bet.ts'
import { combinationCount } from '../combination.ts'
import { largestStake } from '../limits.ts'
import { clampStake, riskOf, type ClampedStake } from '../stake.ts'
import { offeredBets, stakedBets, type SlipBet } from './bets.ts'
import { pickKey } from './item.ts'
import { capOf, limitsOf } from './quotes.ts'
import type { Quotes, Slip, SlipState } from './state.ts'

/** A stake field is named by its pick, or by the code of its combination. */
export const fieldOf = ({ code, keys: [key = ''] }: SlipBet): string =>
  code === 'single' ? key : code

export const typedIn = (slip: Slip, bet: SlipBet): string =>
  bet.code === 'single'
    ? (slip.items.find((item) => pickKey(item) === bet.keys[0])?.stakeText ?? '')
    : (slip.seriesStakes[bet.code] ?? '')

const withStake = (slip: Slip, field: string, text: string): Slip =>
  slip.series
    ? { ...slip, seriesStakes: { ...slip.seriesStakes, [field]: text } }
    : {
        ...slip,
        items: slip.items.map((item) =>
          pickKey(item) === field ? { ...item, stakeText: text } : item,
        ),
      }

/** A price at which the stake is the risk: what one unit of a combination is clamped by. */
const plainOdds = { type: 'H', shown: 100 } as const

/** Until the limits are known the server alone judges. */
const unbounded = { maxRisk: 10n ** 15n, balance: 10n ** 15n }

/** What the other fields of the slip leave of the balance. */
const balanceFor = (slip: Slip, bet: SlipBet, balance: Fen): Fen =>
  stakedBets(slip)
    .filter((other) => fieldOf(other) !== fieldOf(bet))
    .reduce((left, other) => left - betRisk(other.bet), balance)

/** What a field holds after this was typed: no more than limits and balance leave for it. */
const clampFor = ({ slip, quotes }: SlipState, offered: SlipBet, typed: string): ClampedStake => {
  const { bet } = offered
  const limits = limitsOf(quotes, offered)
  const odds = bet.kind === 'single' ? bet.odds : plainOdds
  if (limits === null) return clampStake(typed, odds, unbounded)
  const count = bet.kind === 'single' ? 1n : BigInt(combinationCount(bet.combination))
  return clampStake(typed, odds, {
    maxRisk: riskOf(largestStake(bet, limits), odds),
    balance: balanceFor(slip, offered, quotes.balance) / count,
  })
}

const typeInto = <S extends SlipState>(state: S, bet: SlipBet, typed: string): S => {
  const field = fieldOf(bet)
  const { text, clamped } = clampFor(state, bet, typedAmount(typed))
  const others = state.fields.clamped.filter((name) => name !== field)
  return {
    ...state,
    slip: withStake(state.slip, field, text),
    fields: { ...state.fields, clamped: clamped ? [...others, field] : others },
  }
}

export const typeStake = <S extends SlipState>(state: S, field: string, typed: string): S => {
  const bet = offeredBets(state.slip).find((offered) => fieldOf(offered) === field)
  return bet === undefined ? state : typeInto(state, bet, typed)
}

/** The field last used; where that is gone, all single bets, or the first combination. */
const targets = ({ slip, fields }: SlipState): readonly SlipBet[] => {
  const bets = offeredBets(slip)
  const aimed = bets.find((bet) => fieldOf(bet) === fields.target)
  if (aimed !== undefined) return [aimed]
  return slip.series ? bets.slice(0, 1) : bets
}

export const addStake = <S extends SlipState>(state: S, amount: Fen): S =>
  targets(state).reduce((before, bet) => {
    const typed = fenFromTyped(typedIn(before.slip, bet)) ?? 0n
    return typeInto(before, bet, amountText(typed + amount).replace(/\.00$/, ''))
  }, state)

/** More than anyone has: the clamp makes of it what there is. */
const everything = '9'.repeat(12)

export const stakeEverything = <S extends SlipState>(state: S): S => {
  const [first] = targets(state)
  const isKnown = first !== undefined && limitsOf(state.quotes, first) !== null
  return isKnown ? typeInto(state, first, everything) : state
}

/** Whether a bet would win more than is left of its cap. */
export const passesCap = (quotes: Quotes, bet: SlipBet): boolean => {
  const cap = capOf(quotes, bet)
  return cap !== null && maxWin(bet.bet) > cap.left
}
