import { fenFromTyped, type Fen } from '../../base/money.ts'
import { betRisk, maxWin, type Bet } from '../bet.ts'
import { combinationCode, combinationsFor } from '../combination.ts'
import { slipOddsType, type Slip } from './state.ts'
import { isChampion, itemOdds, pickKey } from './item.ts'

/** A bet that the slip would place as it stands. */
export interface SlipBet {
  /** The picks it is made of, in the order of its legs. */
  readonly keys: readonly string[]
  /** `single`, or the code of the combination. */
  readonly code: string
  readonly bet: Bet
}

const stakeOf = (typed: string): Fen => fenFromTyped(typed) ?? 0n

const singles = (slip: Slip): SlipBet[] =>
  slip.items.map((item) => ({
    keys: [pickKey(item)],
    code: 'single',
    bet: {
      kind: 'single',
      stake: stakeOf(item.stakeText),
      odds: itemOdds(item, slipOddsType(slip)),
    },
  }))

/** Champions cannot be combined. */
const waysToCombine = ({ items }: Slip) =>
  items.some(isChampion) ? [] : combinationsFor(items.length)

const combined = (slip: Slip): SlipBet[] =>
  waysToCombine(slip).map((combination) => {
    const code = combinationCode(combination)
    return {
      keys: slip.items.map(pickKey),
      code,
      bet: {
        kind: 'combination',
        unitStake: stakeOf(slip.seriesStakes[code] ?? ''),
        combination,
        odds: slip.items.map((item) => itemOdds(item, 'H')),
      },
    }
  })

/** Every bet that the slip offers a field for, staked or not. */
export const offeredBets = (slip: Slip): readonly SlipBet[] =>
  slip.series ? combined(slip) : singles(slip)

/** Those with a stake. */
export const stakedBets = (slip: Slip): readonly SlipBet[] =>
  offeredBets(slip).filter(({ bet }) => betRisk(bet) > 0n)

export interface SlipTotals {
  readonly count: number
  readonly risk: Fen
  readonly maxWin: Fen
}

export const slipTotals = (slip: Slip): SlipTotals => {
  const bets = stakedBets(slip)
  return {
    count: bets.length,
    risk: bets.reduce((sum, { bet }) => sum + betRisk(bet), 0n),
    maxWin: bets.reduce((sum, { bet }) => sum + maxWin(bet), 0n),
  }
}
