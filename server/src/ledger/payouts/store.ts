import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Period } from '@xinghe/rules/base/period.ts'
import { arrayText, listText } from '../../platform/database/array-text.ts'
import type { Db } from '../../platform/database/connect.ts'
import { json, timestamp } from '../../platform/database/value.ts'
import type { PayoutLine } from './payout-kind.ts'

export interface PayoutRun {
  readonly kind: string
  readonly period: Period
  readonly state: 'waiting' | 'frozen' | 'done'
  readonly paidMember: string
  readonly paidItem: string
}

/** The end of the last period that has a run. */
export const readLastEnd = async (db: Db, kind: string): Promise<Instant | null> => {
  const [row] = await db<{ until: Instant | null }[]>`
    select max(until_at) as until from payout_run where kind = ${kind}`
  return row?.until ?? null
}

export const insertRun = async (
  db: Db,
  kind: string,
  { name, from, until }: Period,
  dueAt: Instant,
): Promise<void> => {
  await db`
    insert into payout_run (kind, period, from_at, until_at, due_at)
    values (${kind}, ${name}, ${timestamp(from)}, ${timestamp(until)}, ${timestamp(dueAt)})
    on conflict (kind, period) do nothing`
}

/** The oldest run of a kind that is not done; null when there is none, or another process works on it. */
export const lockRun = async (tx: Db, kind: string): Promise<PayoutRun | null> => {
  const [row] = await tx<
    (Omit<PayoutRun, 'period'> & { name: string; from: Instant; until: Instant })[]
  >`
    select kind, period as name, from_at as from, until_at as until, state,
           paid_member as "paidMember", paid_item as "paidItem"
    from payout_run
    where kind = ${kind} and (kind, period) = (
      select kind, period from payout_run
      where kind = ${kind} and state <> 'done' order by due_at limit 1)
    for update skip locked`
  if (row === undefined) return null
  const { name, from, until, ...rest } = row
  return { ...rest, period: { name, from, until } }
}

export const insertLines = async (
  tx: Db,
  { kind, period }: PayoutRun,
  lines: readonly PayoutLine[],
  now: Instant,
): Promise<void> => {
  await tx`
    insert into payout_line (kind, period, member_id, item, amount, detail)
    select ${kind}, ${period.name}, member_id, item, amount, detail::jsonb
    from unnest(string_to_array(${listText(lines.map(({ memberId }) => memberId))}, chr(1)),
                ${lines.map(({ item }) => item)}::text[],
                ${arrayText(lines.map(({ amount }) => amount))}::bigint[],
                string_to_array(${listText(lines.map(({ detail }) => json(detail)))}, chr(1)))
      as line (member_id, item, amount, detail)
    on conflict do nothing`
  await tx`
    update payout_run set state = 'frozen', frozen_at = ${timestamp(now)}
    where kind = ${kind} and period = ${period.name}`
}

/** The next lines in the order of their keys. */
export const readLines = (tx: Db, run: PayoutRun, most: number): Promise<PayoutLine[]> =>
  tx<PayoutLine[]>`
    select member_id as "memberId", item, amount, detail from payout_line
    where kind = ${run.kind} and period = ${run.period.name}
      and (member_id, item) > (${run.paidMember}, ${run.paidItem})
    order by member_id, item limit ${most}`

export const movePaid = async (
  tx: Db,
  { kind, period }: PayoutRun,
  { memberId, item }: PayoutLine,
): Promise<void> => {
  await tx`
    update payout_run set paid_member = ${memberId}, paid_item = ${item}
    where kind = ${kind} and period = ${period.name}`
}

export const endRun = async (tx: Db, { kind, period }: PayoutRun, now: Instant): Promise<void> => {
  await tx`
    update payout_run set state = 'done', done_at = ${timestamp(now)}
    where kind = ${kind} and period = ${period.name}`
}
