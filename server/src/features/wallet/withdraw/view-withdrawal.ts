import type { OutputOf } from '@xinghe/contract/call.ts'
import type { withdrawOrders } from '@xinghe/contract/wallet-withdraw.ts'
import type { Language } from '@xinghe/rules/site/switches.ts'
import { coinRateText, microToText, microUsdt } from '@xinghe/rules/wallet/coin-rate.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { inScript } from '../../../platform/text/in-script.ts'
import * as store from './store.ts'

export type WithdrawalView = OutputOf<typeof withdrawOrders>[number]

const coinOf = ({ network, coinMicros, rate }: store.WithdrawalRow): WithdrawalView['coin'] =>
  network === null || coinMicros === null || rate === null
    ? null
    : { network, amount: microToText(microUsdt(coinMicros)), rate: coinRateText(rate) }

/** Withdrawals for their member: every step with its time and the operator's reason, without its actor. */
export const viewWithdrawals = async (
  db: Db,
  rows: readonly store.WithdrawalRow[],
  language: Language,
): Promise<WithdrawalView[]> => {
  const worded = (reason: string | null): string | null =>
    reason === null ? null : inScript(language, reason)
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
    reason: worded(row.reason),
    requestedAt: row.requestedAt,
    endedAt: row.endedAt,
    steps: steps
      .filter((step) => step.withdrawalId === row.id)
      .map(({ state, at, reason }) => ({ state, at, reason: worded(reason) })),
  }))
}
