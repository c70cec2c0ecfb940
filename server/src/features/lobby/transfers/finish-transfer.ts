import type { Instant } from '@xinghe/rules/base/instant.ts'
import { withWallets } from '../../../ledger/with-wallets.ts'
import { post, type Transfer } from '../../../ledger/post.ts'
import type { Sql } from '../../../platform/database/connect.ts'
import { writeEvent } from '../../../platform/events/outbox.ts'
import { sendLetter } from '../../../platform/letters/send-letter.ts'
import { transferLetter } from './messages.ts'
import { findChannel } from '../venues/store.ts'
import * as store from './store-transfer.ts'
import type { OutsideVenue } from '../venues/venue.ts'

export type TransferEnd =
  | { readonly state: 'done' }
  | { readonly state: 'returned'; readonly reason: string }

/**
 * The posting that ends a transfer: on the way in the money is in transit, on the way out it is still at
 * the venue.
 */
const lastPosting = (
  { id, memberId, direction, amount }: store.VenueTransfer,
  { account }: OutsideVenue,
  state: TransferEnd['state'],
): Transfer | null => {
  const centre = { memberId, pocket: 'centre' } as const
  const transit = { memberId, pocket: 'transit' } as const
  const rest = { amount, cause: id } as const
  if (direction === 'out') {
    if (state === 'returned') return null
    return { from: { house: account }, into: centre, code: 'venue-out', key: `${id}:out`, ...rest }
  }
  return state === 'done'
    ? { from: transit, into: { house: account }, code: 'venue-sent', key: `${id}:sent`, ...rest }
    : { from: transit, into: centre, code: 'venue-returned', key: `${id}:returned`, ...rest }
}

/**
 * Records the outcome of a transfer, once. A member who was told that the transfer is pending gets a
 * letter.
 */
export const finishTransfer = (
  sql: Sql,
  venue: OutsideVenue,
  id: store.VenueTransfer['id'],
  end: TransferEnd,
  now: Instant,
): Promise<void> =>
  withWallets(sql, async (tx) => {
    const transfer = await store.lockTransfer(tx, id)
    if (transfer === null) throw new Error('a venue transfer is gone')
    if (transfer.state === 'done' || transfer.state === 'returned') return
    const posting = lastPosting(transfer, venue, end.state)
    if (posting !== null) await post(tx, [posting], now)
    await store.endTransfer(tx, id, end.state, end.state === 'returned' ? end.reason : null, now)
    const { memberId } = transfer
    await writeEvent(tx, 'order-changed', { memberId, kind: 'transfer', id, state: end.state })
    if (transfer.state === 'unknown') {
      const title = (await findChannel(tx, transfer.venue))?.title ?? transfer.venue
      const letter = transferLetter(transfer, title, end.state)
      await sendLetter(tx, { memberId, kind: 'notice', ...letter, link: '/mine/transRecord', now })
    }
  })
