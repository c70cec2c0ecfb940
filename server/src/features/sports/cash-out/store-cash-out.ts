import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { arrayText } from '../../../platform/database/array-text.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { fragment } from '../../../platform/database/statement.ts'
import { json, timestamp } from '../../../platform/database/value.ts'
import { betNumberOf, type BetId } from '../orders/order.ts'
import {
  cashOutNumberOf,
  type CashOutFault,
  type CashOutId,
  type CashOutRow,
} from './cash-out-row.ts'

const fields = fragment`
  'cash_' || c.id as id, c.member_id as "memberId", c.request_id as "requestId",
  c.body_hash as "bodyHash", 'bet_' || c.bet_id as "betId", c.share, c.policy, c.asked, c.risk, c.value,
  c.state, c.refused_why as "refusedWhy", c.live, c.asked_at as "askedAt", c.deadline,
  c.decided_at as "decidedAt"`

export const readByRequest = async (
  db: Db,
  memberId: MemberId,
  requestId: string,
): Promise<CashOutRow | null> => {
  const [row] = await db<CashOutRow[]>`
    select ${fields} from sports_cash_out c
    where c.member_id = ${memberId} and c.request_id = ${requestId}`
  return row ?? null
}

/** Of these bets of one member, oldest first. */
export const readOfBets = (
  db: Db,
  memberId: MemberId,
  betIds: readonly BetId[],
): Promise<CashOutRow[]> => db<CashOutRow[]>`
  select ${fields} from sports_cash_out c
  where c.bet_id = any(${arrayText(betIds.map(betNumberOf))}::bigint[]) and c.member_id = ${memberId}
  order by c.id`

/** Whether a cash out of the bet is confirming. */
export const isRunning = async (tx: Db, betNumber: number): Promise<boolean> => {
  const rows = await tx`
    select 1 from sports_cash_out where bet_id = ${betNumber} and state = 'confirming'`
  return rows.length > 0
}

export const insertCashOut = async (tx: Db, row: Omit<CashOutRow, 'id'>): Promise<CashOutRow> => {
  const [written] = await tx<CashOutRow[]>`
    insert into sports_cash_out as c (member_id, request_id, body_hash, bet_id, share, policy, asked, risk,
                                      value, state, refused_why, live, asked_at, deadline, decided_at)
    values (${row.memberId}, ${row.requestId}, ${row.bodyHash}, ${betNumberOf(row.betId)}, ${row.share},
            ${row.policy}, ${row.asked}, ${row.risk}, ${row.value}, ${row.state}, ${row.refusedWhy},
            ${json(row.live)}::text::jsonb, ${timestamp(row.askedAt)}, ${timestamp(row.deadline)},
            ${timestamp(row.decidedAt)})
    returning ${fields}`
  if (written === undefined) throw new Error('a cash out was not written')
  return written
}

/** These columns do not change while a cash out is confirming, so they may be read before locking. */
export const readConfirming = async (db: Db, number: number): Promise<CashOutRow | null> => {
  const [row] = await db<CashOutRow[]>`
    select ${fields} from sports_cash_out c where c.id = ${number} and c.state = 'confirming'`
  return row ?? null
}

export const findOverdue = async (db: Db, before: Instant, most: number): Promise<number[]> => {
  const rows = await db<{ id: Fen }[]>`
    select id from sports_cash_out where state = 'confirming' and deadline <= ${timestamp(before)}
    order by deadline limit ${most}`
  return rows.map(({ id }) => Number(id))
}

/** The caller has locked the purse, under which a cash out is decided once. */
export const writeDecision = async (
  tx: Db,
  id: CashOutId,
  decision: { readonly value: Fen } | { readonly reason: CashOutFault },
  now: Instant,
): Promise<void> => {
  const [value, reason] = 'value' in decision ? [decision.value, null] : [null, decision.reason]
  const { count } = await tx`
    update sports_cash_out
    set state = ${value === null ? 'refused' : 'accepted'}, value = ${value}, refused_why = ${reason},
        decided_at = ${timestamp(now)}
    where id = ${cashOutNumberOf(id)} and state = 'confirming'`
  if (count !== 1) throw new Error(`${id} was decided by another transaction`)
}
