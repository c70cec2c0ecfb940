import type { Numbers } from '@xinghe/rules/games/shared/shared-game.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Period } from '@xinghe/rules/games/shared/calendar.ts'
import type { SharedCode } from '@xinghe/rules/games/shared-games/shared-codes.ts'
import { arrayText } from '../../../platform/database/array-text.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { fragment } from '../../../platform/database/statement.ts'
import { timestamp } from '../../../platform/database/value.ts'

export type RoundState = 'betting' | 'closed' | 'drawn' | 'paid' | 'void'

export interface Round {
  readonly id: bigint
  readonly table: SharedCode
  readonly number: number
  readonly name: string
  readonly chainId: number
  readonly link: number
  readonly state: RoundState
  readonly opensAt: Instant
  readonly closesAt: Instant
  readonly drawsAt: Instant
  readonly seed: string | null
  readonly numbers: Numbers | null
  readonly drawnAt: Instant | null
}

const columns = fragment`
  id, table_code as "table", number::integer as number, name, chain_id as "chainId", link, state,
  opens_at as "opensAt", closes_at as "closesAt", draws_at as "drawsAt", seed, numbers,
  drawn_at as "drawnAt"`

/** Rounds whose bets are not all paid, the oldest first. */
export const readUnpaid = (db: Db, table: SharedCode): Promise<Round[]> => db<Round[]>`
  select ${columns} from game_round where table_code = ${table} and paid_at is null order by number`

export const readRound = async (db: Db, id: bigint): Promise<Round | null> => {
  const [row] = await db<Round[]>`select ${columns} from game_round where id = ${id}`
  return row ?? null
}

export const findRound = async (db: Db, table: SharedCode, name: string): Promise<Round | null> => {
  const [row] = await db<Round[]>`
    select ${columns} from game_round where table_code = ${table} and name = ${name}`
  return row ?? null
}

export const lastNumber = async (db: Db, table: SharedCode): Promise<number | null> => {
  const [row] = await db<{ number: number | null }[]>`
    select max(number)::integer as number from game_round where table_code = ${table}`
  return row?.number ?? null
}

/** Drawn rounds before a number, the newest first. */
export const readDrawn = (
  db: Db,
  table: SharedCode,
  before: number | null,
  most: number,
): Promise<Round[]> => db<Round[]>`
  select ${columns} from game_round
  where table_code = ${table} and numbers is not null
    and number < ${before ?? Number.MAX_SAFE_INTEGER}
  order by number desc limit ${most}`

/** The round that is bet on or about to be drawn. */
export const readCurrent = async (db: Db, table: SharedCode): Promise<Round | null> => {
  const [row] = await db<Round[]>`
    select ${columns} from game_round where table_code = ${table} order by number desc limit 1`
  return row ?? null
}

export interface NewRound {
  readonly period: Period
  readonly version: number
  readonly chainId: number
  readonly link: number
}

export const insertRound = async (tx: Db, table: SharedCode, round: NewRound): Promise<void> => {
  const { period, version, chainId, link } = round
  await tx`
    insert into game_round (table_code, number, name, rules_version, chain_id, link, state,
                            opens_at, closes_at, draws_at)
    values (${table}, ${period.number}, ${period.name}, ${version}, ${chainId}, ${link}, 'betting',
            ${timestamp(period.opensAt)}, ${timestamp(period.closesAt)}, ${timestamp(period.drawsAt)})`
}

/** Waits for the batches that hold the round to take bets. False where it was not open any more. */
export const closeRound = async (tx: Db, id: bigint): Promise<boolean> => {
  const rows = await tx`
    update game_round set state = 'closed' where id = ${id} and state = 'betting' returning 1`
  return rows.length === 1
}

export const drawRound = async (
  tx: Db,
  id: bigint,
  drawn: { readonly numbers: Numbers; readonly seed: string },
  now: Instant,
): Promise<boolean> => {
  const rows = await tx`
    update game_round
    set state = 'drawn', numbers = ${arrayText(drawn.numbers)}::smallint[], seed = ${drawn.seed},
        drawn_at = ${timestamp(now)}
    where id = ${id} and state = 'closed' returning 1`
  return rows.length === 1
}

/** After the last bet: a void round stays void. */
export const endRound = async (tx: Db, id: bigint, now: Instant): Promise<boolean> => {
  const rows = await tx`
    update game_round
    set state = case state when 'drawn' then 'paid' else state end, paid_at = ${timestamp(now)}
    where id = ${id} and state in ('drawn', 'void') and paid_at is null returning 1`
  return rows.length === 1
}

export const voidRound = async (tx: Db, id: bigint): Promise<boolean> => {
  const rows = await tx`
    update game_round set state = 'void' where id = ${id} and state = 'betting' returning 1`
  return rows.length === 1
}

export interface MissedRound extends NewRound {
  readonly numbers: Numbers
  readonly seed: string
}

/** Rounds that were missed have no bets: they are inserted as drawn and paid. */
export const insertDrawn = async (
  tx: Db,
  table: SharedCode,
  rounds: readonly MissedRound[],
  now: Instant,
): Promise<void> => {
  for (const { period, version, chainId, link, numbers, seed } of rounds)
    await tx`
      insert into game_round (table_code, number, name, rules_version, chain_id, link, state,
                              opens_at, closes_at, draws_at, numbers, seed, drawn_at, paid_at)
      values (${table}, ${period.number}, ${period.name}, ${version}, ${chainId}, ${link}, 'paid',
              ${timestamp(period.opensAt)}, ${timestamp(period.closesAt)},
              ${timestamp(period.drawsAt)}, ${arrayText(numbers)}::smallint[], ${seed},
              ${timestamp(now)}, ${timestamp(now)})`
}
