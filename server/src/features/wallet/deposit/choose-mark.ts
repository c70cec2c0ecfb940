import { randomInt } from 'node:crypto'
import { Refused } from '@xinghe/contract/refusal.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import type { Rng } from '@xinghe/rules/base/rng.ts'
import type { CoinNetwork } from '@xinghe/rules/wallet/coin-address.ts'
import {
  makeQuote,
  microCount,
  microUsdt,
  readCoinRate,
  type CoinQuote,
  type CoinRate,
} from '@xinghe/rules/wallet/coin-rate.ts'
import {
  makeRemark,
  markedAmount,
  markedCoin,
  readRemark,
} from '@xinghe/rules/wallet/order-mark.ts'
import { rails, type RailName } from '@xinghe/rules/wallet/rails.ts'
import type { DepositParts } from './deposit-parts.ts'
import type { ChosenBonus } from './deposit-bonus.ts'
import { networkOf } from './networks.ts'
import { findQuote } from './store-mark.ts'
import { takenAmounts, takenCoins } from './store-order.ts'

export const rng: Rng = { below: (bound) => randomInt(bound) }

export interface WantedOrder {
  readonly rail: RailName
  readonly amount: Fen
  /** A remark issued to the member before; without one the order gets a new one. */
  readonly signalCode?: string | undefined
  /** The quoted rate; without one the current rate. */
  readonly quoteId?: string | undefined
  /** The bonus that was chosen with it. */
  readonly activity?: ChosenBonus | undefined
}

/**
 * Chooses the mark that identifies an order's payment, before the order is written; the insert fails when
 * the mark is taken.
 */
export interface Mark {
  readonly payAmount: Fen
  readonly remark: string | null
  readonly network: CoinNetwork | null
  readonly coinMicros: bigint | null
  readonly rate: CoinRate | null
}

const plain = { remark: null, network: null, coinMicros: null, rate: null } as const

export const chooseMark = async (
  parts: DepositParts,
  wanted: WantedOrder,
  memberId: MemberId,
  now: Instant,
): Promise<Mark> => {
  const { mark } = rails[wanted.rail]
  if (mark === 'cents') return markByCents(parts, wanted)
  if (mark === 'coin-amount') return markByCoins(parts, wanted, memberId, now)
  const { signalCode } = wanted
  const remark = signalCode === undefined ? makeRemark(rng) : readRemark(signalCode)
  return { ...plain, payAmount: wanted.amount, remark }
}

const markByCents = async ({ sql }: DepositParts, wanted: WantedOrder): Promise<Mark> => {
  const { rail, amount } = wanted
  const marked = markedAmount(amount, await takenAmounts(sql, rail, amount, amount + 100n), rng)
  // All cents are taken: the rail has no free mark for this sum now.
  if (!marked.ok) throw new Refused('rail-closed')
  return { ...plain, payAmount: marked.value }
}

const markByCoins = async (
  parts: DepositParts,
  wanted: WantedOrder,
  memberId: MemberId,
  now: Instant,
): Promise<Mark> => {
  const { rail, amount, quoteId } = wanted
  const network = networkOf(rail)
  if (network === null) throw new Error(`${rail} has no coin network`)
  const quote: CoinQuote =
    quoteId === undefined
      ? makeQuote(depositRate(parts), now)
      : await promisedRate(parts, memberId, quoteId, network)
  const taken = new Set((await takenCoins(parts.sql, rail)).map(microUsdt))
  const marked = markedCoin(amount, quote, taken, rng, now)
  if (!marked.ok)
    throw new Refused(marked.reason === 'quote-expired' ? 'quote-expired' : 'rail-closed')
  const { micro, fen } = marked.value
  return {
    payAmount: fen,
    remark: null,
    network,
    coinMicros: microCount(micro),
    rate: quote.rate,
  }
}

const depositRate = ({ settings }: Pick<DepositParts, 'settings'>): CoinRate => {
  const rate = readCoinRate(settings.get('cashier').depositRate)
  // The setting may be zero, at which nothing can be bought.
  if (rate === null) throw new Refused('rail-closed')
  return rate
}

const promisedRate = async (
  { sql }: DepositParts,
  memberId: MemberId,
  quoteId: string,
  network: string,
): Promise<CoinQuote> => {
  const quote = await findQuote(sql, memberId, quoteId)
  const fits = quote !== null && quote.direction === 'deposit' && quote.network === network
  if (!fits || quote.usedBy !== null) throw new Refused('quote-expired')
  return quote
}
