import { later } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { retryPauseMs } from '@xinghe/rules/lobby/open-transfer.ts'
import { writeEvent } from '../../../platform/events/outbox.ts'
import type { Platform } from '../../../platform/parts.ts'
import * as store from './store-transfer.ts'
import type { OutsideVenue } from '../venues/venue.ts'
import { finishTransfer } from './finish-transfer.ts'

/**
 * Asks the venue for its half after ours is committed, and records the outcome. Returns the member's
 * balance there if the venue reported it.
 */
export const runOutside = async (
  { sql, clock }: Pick<Platform, 'sql' | 'clock'>,
  venue: OutsideVenue,
  transfer: store.NewVenueTransfer,
): Promise<Fen | null> => {
  const { id, memberId, direction } = transfer
  const answer =
    direction === 'in' ? await venue.transferIn(transfer) : await venue.transferOut(transfer)
  const now = clock.now()
  switch (answer.outcome) {
    case 'done':
      await finishTransfer(sql, venue, id, { state: 'done' }, now)
      return answer.balance
    case 'refused':
      await finishTransfer(sql, venue, id, { state: 'returned', reason: answer.reason }, now)
      return null
    default:
      await sql.begin(async (tx) => {
        const marked = await store.markUnknown(tx, id, later(now, retryPauseMs(0)))
        if (!marked) return
        await writeEvent(tx, 'order-changed', { memberId, kind: 'transfer', id, state: 'unknown' })
      })
      return null
  }
}
