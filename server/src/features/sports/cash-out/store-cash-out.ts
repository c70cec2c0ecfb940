import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { arrayText, listText, separator } from '../../../platform/database/array-text.ts'
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

/** Their columns do not change while cash outs are confirming, so they may be read before locking. */
export const readConfirming = (db: Db, numbers: readonly number[]): Promise<CashOutRow[]> => db<
  CashOutRow[]
>`
  select ${fields} from sports_cash_out c
  where c.id = any(${arrayText(numbers)}::bigint[]) and c.state = 'confirming' order by c.id`

/** Those of the cash outs that are still confirming. */
export const findConfirming = async (
  tx: Db,
  numbers: readonly number[],
): Promise<ReadonlySet<CashOutId>> => {
  const rows = await tx<{ id: CashOutId }[]>`
    select 'cash_' || c.id as id from sports_cash_out c
    where c.id = any(${arrayText(numbers)}::bigint[]) and c.state = 'confirming'`
  return new Set(rows.map(({ id }) => id))
}

export const findOverdue = async (db: Db, before: Instant, most: number): Promise<number[]> => {
  const rows = await db<{ id: Fen }[]>`
    select id from sports_cash_out where state = 'confirming' and deadline <= ${timestamp(before)}
    order by deadline limit ${most}`
  return rows.map(({ id }) => Number(id))
}

/** Paid with a value, or refused for a reason. */
export interface Decision {
  readonly id: CashOutId
  readonly value: Fen | null
  readonly reason: CashOutFault | null
}

/** The caller has locked the purses, under which a cash out is decided once. */
export const writeDecisions = async (
  tx: Db,
  decisions: readonly Decision[],
  now: Instant,
): Promise<void> => {
  if (decisions.length === 0) return
  const { count } = await tx`
    update sports_cash_out c
    set state = case when g.value is null then 'refused' else 'accepted' end, value = g.value,
        refused_why = g.reason, decided_at = ${timestamp(now)}
    from unnest(${arrayText(decisions.map(({ id }) => cashOutNumberOf(id)))}::bigint[],
                ${arrayText(decisions.map(({ value }) => value))}::bigint[],
                string_to_array(${listText(decisions.map(({ reason }) => reason))}, ${separator}, ''))
      as g (id, value, reason)
    where c.id = g.id and c.state = 'confirming'`
  if (count !== decisions.length) throw new Error('a cash out was decided by another transaction')
}
