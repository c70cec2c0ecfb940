import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import type { VenueTransferId } from '@xinghe/rules/wallet/order-id.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { timestamp } from '../../../platform/database/value.ts'

/**
 * Lock order. Beginning a transfer locks member and venue, then the balances, and inserts a row. Ending one
 * locks its row, then the balances.
 */

export type VenueTransferState = 'started' | 'unknown' | 'done' | 'returned'

export interface VenueTransfer {
  readonly id: VenueTransferId
  readonly memberId: MemberId
  readonly venue: string
  readonly direction: 'in' | 'out'
  readonly amount: Fen
  readonly state: VenueTransferState
  readonly reason: string | null
  readonly tries: number
}

export type NewVenueTransfer = Pick<
  VenueTransfer,
  'id' | 'memberId' | 'venue' | 'direction' | 'amount'
>

/** Locks member and venue until the transaction ends; false when a transfer of theirs is still open. */
export const takeTurn = async (db: Db, memberId: MemberId, venue: string): Promise<boolean> => {
  await db`select pg_advisory_xact_lock(hashtextextended(${`venue ${venue} ${memberId}`}, 0))`
  const rows = await db`
    select 1 from venue_transfer
    where member_id = ${memberId} and venue = ${venue} and state in ('started', 'unknown')`
  return rows.length === 0
}

export const insertStarted = async (
  db: Db,
  transfer: NewVenueTransfer,
  now: Instant,
  nextTryAt: Instant,
): Promise<void> => {
  await db`
    insert into venue_transfer (id, member_id, venue, direction, amount, state, next_try_at, made_at)
    values (${transfer.id}, ${transfer.memberId}, ${transfer.venue}, ${transfer.direction},
            ${transfer.amount}, 'started', ${timestamp(nextTryAt)}, ${timestamp(now)})`
}

/** Within the house a transfer is final as soon as it is written. */
export const insertDone = async (
  db: Db,
  transfers: readonly NewVenueTransfer[],
  now: Instant,
): Promise<void> => {
  for (const { id, memberId, venue, direction, amount } of transfers) {
    await db`
      insert into venue_transfer (id, member_id, venue, direction, amount, state, made_at, ended_at)
      values (${id}, ${memberId}, ${venue}, ${direction}, ${amount}, 'done', ${timestamp(now)}, ${timestamp(now)})`
  }
}

export const lockTransfer = async (db: Db, id: VenueTransferId): Promise<VenueTransfer | null> => {
  const [row] = await db<VenueTransfer[]>`
    select id, member_id as "memberId", venue, direction, amount, state, reason, tries
    from venue_transfer where id = ${id} for update`
  return row ?? null
}

export const readTransfers = (
  db: Db,
  ids: readonly VenueTransferId[],
): Promise<VenueTransfer[]> => db<VenueTransfer[]>`
  select id, member_id as "memberId", venue, direction, amount, state, reason, tries
  from venue_transfer where id = any(${ids})`

export const endTransfer = async (
  db: Db,
  id: VenueTransferId,
  state: 'done' | 'returned',
  reason: string | null,
  now: Instant,
): Promise<void> => {
  await db`
    update venue_transfer
    set state = ${state}, reason = ${reason}, ended_at = ${timestamp(now)}, next_try_at = null
    where id = ${id}`
}

/** False when the transfer has ended meanwhile. */
export const markUnknown = async (
  db: Db,
  id: VenueTransferId,
  nextTryAt: Instant,
): Promise<boolean> => {
  const result = await db`
    update venue_transfer set state = 'unknown', next_try_at = ${timestamp(nextTryAt)}
    where id = ${id} and state = 'started'`
  return result.count === 1
}

/**
 * Claims the due transfers by postponing them for the length of a request, so that no two processes ask at
 * once.
 */
export const claimDue = (
  db: Db,
  now: Instant,
  until: Instant,
  most: number,
): Promise<VenueTransfer[]> => db<VenueTransfer[]>`
  update venue_transfer set tries = tries + 1, next_try_at = ${timestamp(until)}
  where id in (
    select id from venue_transfer
    where state in ('started', 'unknown') and next_try_at <= ${timestamp(now)}
    order by next_try_at limit ${most} for update skip locked)
  returning id, member_id as "memberId", venue, direction, amount, state, reason, tries`

export const putOff = async (db: Db, id: VenueTransferId, nextTryAt: Instant): Promise<void> => {
  await db`
    update venue_transfer set state = 'unknown', next_try_at = ${timestamp(nextTryAt)}
    where id = ${id} and state in ('started', 'unknown')`
}

/** The amounts in transit to and from each venue. */
export const readPending = async (db: Db, memberId: MemberId): Promise<Map<string, Fen>> => {
  const rows = await db<{ venue: string; amount: Fen }[]>`
    select venue, amount from venue_transfer
    where member_id = ${memberId} and state in ('started', 'unknown')`
  return new Map(rows.map(({ venue, amount }) => [venue, amount]))
}

export interface OpenTransfer extends VenueTransfer {
  readonly madeAt: Instant
  readonly name: string
}

export const readOpen = (db: Db): Promise<OpenTransfer[]> => db<OpenTransfer[]>`
  select t.id, t.member_id as "memberId", t.venue, t.direction, t.amount, t.state, t.reason, t.tries,
         t.made_at as "madeAt", m.name
  from venue_transfer t join member_identity m on m.id = t.member_id
  where t.state in ('started', 'unknown') order by t.made_at, t.id`
