import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import type { CardKind } from '@xinghe/rules/wallet/card-limits.ts'
import type { WithdrawalId } from '@xinghe/rules/wallet/order-id.ts'
import type { WithdrawalState } from '@xinghe/rules/wallet/withdrawal.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { timestamp } from '../../../platform/database/value.ts'
import type { StoredCard } from '../cards/card-number.ts'

export interface MovedRow {
  readonly id: WithdrawalId
  readonly memberId: MemberId
  readonly kind: CardKind
  readonly amount: Fen
  readonly fee: Fen
  readonly state: WithdrawalState
}

/** Hold the lock of the member's centre balance if a decision depends on the result. */
export const readMoved = async (db: Db, id: string): Promise<MovedRow | null> => {
  const [row] = await db<MovedRow[]>`
    select id, member_id as "memberId", kind, amount, fee, state from withdrawal where id = ${id}`
  return row ?? null
}

export const writeState = async (
  db: Db,
  id: WithdrawalId,
  to: {
    state: WithdrawalState
    reason: string | null
    reference: string | null
    nextTryAt: Instant | null
    endedAt: Instant | null
  },
): Promise<void> => {
  await db`
    update withdrawal set state = ${to.state}, reason = ${to.reason}, reference = ${to.reference},
                          next_try_at = ${timestamp(to.nextTryAt)}, ended_at = ${timestamp(to.endedAt)}
    where id = ${id}`
}

export interface PayoutRow extends Pick<MovedRow, 'id' | 'amount' | 'fee'>, StoredCard {
  readonly bank: string
  readonly branch: string
  readonly holderSealed: Uint8Array | null
  readonly coinMicros: bigint | null
  readonly tries: number
}

/**
 * Claims the payout for one try, the first at once; null when it is not due or claimed by another process.
 */
export const claimPayout = async (
  db: Db,
  id: string,
  now: Instant,
  nextTryAt: (tries: number) => Instant,
): Promise<PayoutRow | null> => {
  const [row] = await db<PayoutRow[]>`
    select w.id, w.kind, w.amount, w.fee, w.coin_micros as "coinMicros",
           w.payout_tries as tries, c.issuer as bank, c.branch,
           c.id as "cardId", c.number_sealed as "numberSealed", c.number_hash as "numberHash",
           c.holder_sealed as "holderSealed"
    from withdrawal w join member_card c on c.id = w.card_id
    where w.id = ${id} and w.state = 'paying'
      and (w.payout_tries = 0 or w.next_try_at <= ${timestamp(now)})`
  if (row === undefined) return null
  const claimed = await db`
    update withdrawal set payout_tries = payout_tries + 1, next_try_at = ${timestamp(nextTryAt(row.tries))}
    where id = ${id} and state = 'paying' and payout_tries = ${row.tries} returning 1`
  return claimed.length === 1 ? row : null
}

export const readDuePayouts = async (
  db: Db,
  now: Instant,
  limit: number,
): Promise<WithdrawalId[]> => {
  const rows = await db<{ id: WithdrawalId }[]>`
    select id from withdrawal where state = 'paying' and next_try_at <= ${timestamp(now)}
    order by next_try_at limit ${limit}`
  return rows.map((row) => row.id)
}

export const readUnreviewed = async (
  db: Db,
  before: Instant,
  limit: number,
): Promise<WithdrawalId[]> => {
  const rows = await db<{ id: WithdrawalId }[]>`
    select id from withdrawal where state = 'requested' and requested_at <= ${timestamp(before)}
    order by requested_at limit ${limit}`
  return rows.map((row) => row.id)
}
