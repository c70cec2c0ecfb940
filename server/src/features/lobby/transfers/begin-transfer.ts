import { Refused } from '@xinghe/contract/refusal.ts'
import { minuteMs, later, type Instant } from '@xinghe/rules/base/instant.ts'
import { checkTransfer } from '@xinghe/rules/wallet/transfer.ts'
import { fenToText, type Fen } from '@xinghe/rules/base/money.ts'
import { transferMin } from '@xinghe/rules/wallet/transfer.ts'
import { lockVenueWallets } from '../../../ledger/lock-wallets.ts'
import { post, type Transfer } from '../../../ledger/post.ts'
import type { Tx } from '../../../platform/database/connect.ts'
import { checkEntry } from './check-entry.ts'
import * as store from './store-transfer.ts'
import { inHousePosting } from '../venues/in-house.ts'

/** Longer than any call: reconciliation takes only transfers whose caller has ended or crashed. */
const firstLookMs = minuteMs

/** Our half of a transfer into an outside venue: the money is moved into transit. */
export const intoTransit = ({ id, memberId, amount }: store.NewVenueTransfer): Transfer => ({
  from: { memberId, pocket: 'centre' },
  into: { memberId, pocket: 'transit' },
  amount,
  code: 'venue-in',
  cause: id,
  key: `${id}:in`,
})

/** The caller holds the lock of this member and venue. */
export const startOutside = (
  tx: Tx,
  transfer: store.NewVenueTransfer,
  now: Instant,
): Promise<void> => store.insertStarted(tx, transfer, now, later(now, firstLookMs))

const refuseAmount = (amount: Fen, balance: Fen): void => {
  const checked = checkTransfer(amount, balance)
  if (checked.ok) return
  if (checked.reason === 'balance-too-low') throw new Refused('balance-too-low')
  throw new Refused('amount-too-small', { min: fenToText(transferMin) })
}

/** Between venues of the house: one posting, final at once. */
export const moveInHouse = async (
  tx: Tx,
  transfer: store.NewVenueTransfer,
  now: Instant,
): Promise<void> => {
  const { memberId, venue, direction, amount } = transfer
  const wallets = await lockVenueWallets(tx, memberId)
  refuseAmount(amount, direction === 'in' ? wallets.centre : (wallets.venues.get(venue) ?? 0n))
  await post(tx, [inHousePosting(transfer)], now)
  await store.insertDone(tx, [transfer], now)
}

/** Our half of a transfer to or from an outside venue. The venue decides whether money may leave it. */
export const beginOutside = async (
  tx: Tx,
  transfer: store.NewVenueTransfer,
  now: Instant,
): Promise<void> => {
  const { memberId, venue, direction, amount } = transfer
  if (!(await store.takeTurn(tx, memberId, venue))) throw new Refused('transfer-pending')
  if (direction === 'out') {
    refuseAmount(amount, amount)
  } else {
    const { centre } = await lockVenueWallets(tx, memberId)
    await checkEntry(tx, memberId, now)
    refuseAmount(amount, centre)
    await post(tx, [intoTransit(transfer)], now)
  }
  await startOutside(tx, transfer, now)
}
