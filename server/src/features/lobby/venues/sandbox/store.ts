import type { Fen } from '@xinghe/rules/base/money.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Db } from '../../../../platform/database/connect.ts'
import { timestamp } from '../../../../platform/database/value.ts'
import type { Fault, FaultKind, Operation } from './faults.ts'

export interface TransferRow {
  readonly member: string | null
  readonly direction: 'in' | 'out' | null
  readonly amount: Fen | null
  readonly outcome: 'done' | 'refused' | 'cancelled'
  readonly reason: string | null
}

/** False when the id exists; a parallel insert of the same id waits until the first is committed. */
export const insertTransfer = async (
  db: Db,
  id: string,
  row: TransferRow,
  now: Instant,
): Promise<boolean> => {
  const rows = await db`
    insert into sandbox_venue.transfer (id, member, direction, amount, outcome, reason, made_at)
    values (${id}, ${row.member}, ${row.direction}, ${row.amount}, ${row.outcome}, ${row.reason}, ${timestamp(now)})
    on conflict do nothing returning 1`
  return rows.length === 1
}

export const findTransfer = async (db: Db, id: string): Promise<TransferRow | null> => {
  const [row] = await db<TransferRow[]>`
    select member, direction, amount, outcome, reason from sandbox_venue.transfer where id = ${id}`
  return row ?? null
}

export const refuseTransfer = async (db: Db, id: string, reason: string): Promise<void> => {
  await db`
    update sandbox_venue.transfer set outcome = 'refused', reason = ${reason} where id = ${id}`
}

export const readBalance = async (db: Db, member: string): Promise<Fen> => {
  const [row] = await db<{ balance: Fen }[]>`
    select balance from sandbox_venue.wallet where member = ${member}`
  return row?.balance ?? 0n
}

/** False when the balance would fall below zero. */
export const changeBalance = async (db: Db, member: string, change: Fen): Promise<boolean> => {
  await db`
    insert into sandbox_venue.wallet (member, balance) values (${member}, 0) on conflict do nothing`
  const result = await db`
    update sandbox_venue.wallet set balance = balance + ${change}
    where member = ${member} and balance + ${change} >= 0`
  return result.count === 1
}

export const insertVisit = async (
  db: Db,
  token: string,
  member: string,
  now: Instant,
): Promise<void> => {
  await db`
    insert into sandbox_venue.visit (token, member, made_at) values (${token}, ${member}, ${timestamp(now)})`
}

export const findVisitor = async (
  db: Db,
  token: string,
  since: Instant,
): Promise<string | null> => {
  const [row] = await db<{ member: string }[]>`
    select member from sandbox_venue.visit where token = ${token} and made_at > ${timestamp(since)}`
  return row?.member ?? null
}

export interface BetRow {
  readonly id: bigint
  readonly member: string
  readonly stake: Fen
  readonly payout: Fen
  readonly madeAt: Instant
}

export const insertBet = async (
  db: Db,
  bet: Pick<BetRow, 'member' | 'stake' | 'payout'>,
  now: Instant,
): Promise<void> => {
  await db`
    insert into sandbox_venue.bet (member, stake, payout, made_at)
    values (${bet.member}, ${bet.stake}, ${bet.payout}, ${timestamp(now)})`
}

export const readBetsSince = (db: Db, after: bigint, most: number): Promise<BetRow[]> => db<
  BetRow[]
>`
  select id, member, stake, payout, made_at as "madeAt" from sandbox_venue.bet
  where id > ${after} order by id limit ${most}`

export const readLastBets = (db: Db, member: string, most: number): Promise<BetRow[]> => db<
  BetRow[]
>`
  select id, member, stake, payout, made_at as "madeAt" from sandbox_venue.bet
  where member = ${member} order by id desc limit ${most}`

export const readFaults = (db: Db): Promise<Fault[]> => db<Fault[]>`
  select operation, kind, left_over as left from sandbox_venue.fault order by operation`

export const writeFault = async (db: Db, { operation, kind, left }: Fault): Promise<void> => {
  await db`
    insert into sandbox_venue.fault (operation, kind, left_over)
    values (${operation}, ${kind}, ${left})
    on conflict (operation) do update set kind = excluded.kind, left_over = excluded.left_over`
}

export const removeFaults = async (db: Db, operations: readonly Operation[]): Promise<void> => {
  await db`delete from sandbox_venue.fault where operation = any(${operations})`
}

/** The fault for this request; a limited fault is counted down. */
export const takeFault = async (db: Db, operation: Operation): Promise<FaultKind | null> => {
  const [struck] = await db<{ kind: FaultKind }[]>`
    with last as (
      delete from sandbox_venue.fault where operation = ${operation} and left_over = 1 returning kind
    ), more as (
      update sandbox_venue.fault set left_over = left_over - 1
      where operation = ${operation} and (left_over is null or left_over > 1) returning kind
    )
    select kind from last union all select kind from more`
  return struck?.kind ?? null
}

export interface Overview {
  readonly members: number
  readonly held: Fen
  readonly transfers: {
    id: string
    direction: string | null
    amount: Fen | null
    outcome: string
  }[]
}

export const readOverview = async (db: Db): Promise<Overview> => {
  const [[sums], transfers] = await Promise.all([
    db<{ members: number; held: Fen }[]>`
      select count(*)::int as members, coalesce(sum(balance), 0)::bigint as held
      from sandbox_venue.wallet`,
    db<Overview['transfers']>`
      select id, direction, amount, outcome from sandbox_venue.transfer
      order by made_at desc, id limit 15`,
  ])
  return { members: sums?.members ?? 0, held: sums?.held ?? 0n, transfers: [...transfers] }
}
