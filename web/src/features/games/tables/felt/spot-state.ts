import type { Fen } from '@xinghe/rules/base/money.ts'
import type { Spot, SpotKey, TableCode } from '@xinghe/rules/games/tables/table-game.ts'
import { spotOf, tableOf } from '@xinghe/rules/games/tables/tables.ts'
import { spotKey, type Laid } from '../chips/chips.ts'

/** What a layout needs to know to draw its spots. */
export interface FeltState {
  readonly code: TableCode
  /** Chips that are not sent yet. */
  readonly laid: readonly Laid[]
  /** Own bets that were taken. */
  readonly staked: readonly Laid[]
  /** Taken bets of the whole table by spot; null while the table tells none. */
  readonly totals: ReadonlyMap<string, Fen> | null
  /** Of the result that is shown now; null in other phases. */
  readonly numbers: readonly number[] | null
  readonly isOpen: boolean
  readonly put: (spot: SpotKey) => void
}

export interface SpotState {
  readonly spot: Spot
  readonly laid: Fen
  readonly staked: Fen
  readonly total: Fen | null
  /** It pays more than its stake. */
  readonly isWon: boolean
}

const amountOn = (laid: readonly Laid[], key: string): Fen =>
  laid.find((one) => spotKey(one) === key)?.amount ?? 0n

export const spotState = (felt: FeltState, play: string, pick = ''): SpotState => {
  const table = tableOf(felt.code)
  const spot = spotOf(table, play, pick)
  if (spot === undefined) throw new Error(`${felt.code} has no spot ${play} ${pick}`)
  const key = spotKey(spot)
  return {
    spot,
    laid: amountOn(felt.laid, key),
    staked: amountOn(felt.staked, key),
    total: felt.totals?.get(key) ?? null,
    isWon: felt.numbers !== null && table.pay(spot, felt.numbers) > 100,
  }
}
