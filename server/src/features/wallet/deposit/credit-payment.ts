import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { depositMultipleHundredths } from '@xinghe/rules/wallet/turnover.ts'
import { releaseTurnover } from '../../../ledger/fill-turnover.ts'
import { post } from '../../../ledger/post.ts'
import { askTurnover } from '../../../ledger/turnover.ts'
import type { Tx } from '../../../platform/database/connect.ts'
import { writeEvent } from '../../../platform/events/outbox.ts'
import { countDeposit } from './ask-limit.ts'
import type { OrderRow } from './store-order.ts'

/** Credits a payment. The caller holds the order's lock and has written the payment's row. */
export const creditPayment = async (
  tx: Tx,
  { id, memberId, rail }: OrderRow,
  reference: string,
  amount: Fen,
  now: Instant,
): Promise<void> => {
  const key = `${id}:${reference}`
  // Before the credit: lines of lost money are released.
  await releaseTurnover(tx, memberId, now)
  await post(
    tx,
    [
      {
        from: { house: `rail:${rail}` },
        into: { memberId, pocket: 'centre' },
        amount,
        code: 'deposit',
        cause: id,
        key,
      },
    ],
    now,
  )
  // Limits are counted under the balance's lock, which the posting holds.
  await countDeposit(tx, memberId, amount, now)
  const multipleHundredths = depositMultipleHundredths
  await askTurnover(tx, { memberId, kind: 'deposit', cause: key, amount, multipleHundredths }, now)
  await writeEvent(tx, 'deposit-credited', { memberId, orderId: id, reference })
}
