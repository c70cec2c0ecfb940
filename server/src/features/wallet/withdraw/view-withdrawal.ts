import type { OutputOf } from '@xinghe/contract/call.ts'
import type { withdrawOrders } from '@xinghe/contract/wallet-withdraw.ts'
import { coinRateText, microToText, microUsdt } from '@xinghe/rules/wallet/coin-rate.ts'
import type { Db } from '../../../platform/database/connect.ts'
import * as store from './store.ts'

export type WithdrawalView = OutputOf<typeof withdrawOrders>[number]

const coinOf = ({ network, coinMicros, rate }: store.WithdrawalRow): WithdrawalView['coin'] =>
  network === null || coinMicros === null || rate === null
    ? null
    : { network, amount: microToText(microUsdt(coinMicros)), rate: coinRateText(rate) }

/** Withdrawals for their member: every step with its time, without its actor. */
export const viewWithdrawals = async (
  db: Db,
  rows: readonly store.WithdrawalRow[],
): Promise<WithdrawalView[]> => {
  const steps = await store.readSteps(
    db,
    rows.map((row) => row.id),
  )
  return rows.map((row) => ({
    orderId: row.id,
    kind: row.kind,
    card: row.card,
    issuer: row.issuer,
    amount: row.amount,
    fee: row.fee,
    arrives: row.amount - row.fee,
    coin: coinOf(row),
    state: row.state,
    reason: row.reason,
    requestedAt: row.requestedAt,
    endedAt: row.endedAt,
    steps: steps
      .filter((step) => step.withdrawalId === row.id)
      .map(({ state, at, reason }) => ({ state, at, reason })),
  }))
}
