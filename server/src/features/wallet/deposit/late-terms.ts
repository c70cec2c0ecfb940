import { hourMs, type Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { readCoinRate, type CoinRate } from '@xinghe/rules/wallet/coin-rate.ts'
import type { LateTerms } from '@xinghe/rules/wallet/deposit-order.ts'
import { lockMembers } from '../../../ledger/lock-members.ts'
import type { Tx } from '../../../platform/database/connect.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import { isOverDepositLimit } from './ask-limit.ts'
import { readWaiting, type OrderRow } from './store-order.ts'

export interface TermsOfDay extends LateTerms {
  /** The rate at which coins are taken now; null where none are taken. */
  readonly rate: CoinRate | null
}

/** What decides on money that comes now for an order. The caller holds the order's lock. */
export const readLateTerms = async (
  tx: Tx,
  settings: Settings,
  order: OrderRow,
  now: Instant,
): Promise<TermsOfDay> => {
  const { lateCreditHours, depositRate } = settings.get('cashier')
  const rate = readCoinRate(depositRate)
  const isClosedToCoins = order.coinMicros !== null && rate === null
  return {
    graceMs: lateCreditHours * hourMs,
    rate,
    isRefused: isClosedToCoins || (await isOverLimit(tx, order, now)),
  }
}

/** Asks as for a new order of the sum: together with the others that wait. */
const isOverLimit = async (
  tx: Tx,
  { id, memberId, amount }: OrderRow,
  now: Instant,
): Promise<boolean> => {
  await lockMembers(tx, [memberId])
  const others = (await readWaiting(tx, memberId, now)).filter((order) => order.id !== id)
  const waiting = others.reduce<Fen>((sum, order) => sum + order.amount, 0n)
  return isOverDepositLimit(tx, memberId, amount, waiting, now)
}
