import type { Db } from '../database/connect.ts'
import { fragment, identifier, type Fragment } from '../database/statement.ts'

export interface LastingKey {
  readonly purpose: string
  readonly sealed: Buffer
}

export const readLastingKeys = (db: Db): Promise<LastingKey[]> => db<LastingKey[]>`
  select purpose, sealed from lasting_key order by purpose`

/** The first key of a purpose stays. */
export const insertLastingKey = async (db: Db, { purpose, sealed }: LastingKey): Promise<void> => {
  await db`
    insert into lasting_key (purpose, sealed) values (${purpose}, ${sealed}) on conflict do nothing`
}

export const bindingChannel = 'sealed_binding'

export const isBindingComplete = async (db: Db): Promise<boolean> =>
  (await db`select 1 from sealed_binding`).length > 0

/** From now on and for good: the site can insert this row and never remove it. */
export const completeBinding = async (db: Db): Promise<void> => {
  await db`insert into sealed_binding default values on conflict do nothing`
  await db`select pg_notify(${bindingChannel}, '')`
}

/** A column of sealed values, and the columns that name the row which a value is bound to. */
export interface SealedColumn {
  readonly table: string
  readonly column: string
  readonly purpose: string
  /** Joined by colons. */
  readonly row: readonly string[]
}

const rowText = (row: readonly string[]): Fragment =>
  row
    .map((name) => fragment`${identifier(name)}::text`)
    .reduce((text, next) => fragment`${text} || ':' || ${next}`)

export interface StaleValue {
  readonly at: string
  readonly row: string
  readonly sealed: Buffer
}

/** Values that are not sealed with the current secret; those that somebody else has locked come later. */
export const lockStaleValues = (
  tx: Db,
  { table, column, row }: SealedColumn,
  currentPrefix: Buffer,
  limit: number,
): Promise<StaleValue[]> => tx<StaleValue[]>`
  select ctid::text as at, ${rowText(row)} as row, ${identifier(column)} as sealed
  from ${identifier(table)}
  where substring(${identifier(column)} from 1 for ${currentPrefix.length}) <> ${currentPrefix}
  limit ${limit} for update skip locked`

export const countStaleValues = async (
  db: Db,
  { table, column }: SealedColumn,
  currentPrefix: Buffer,
): Promise<number> => {
  const [found] = await db<{ count: number }[]>`
    select count(*)::int as count from ${identifier(table)}
    where substring(${identifier(column)} from 1 for ${currentPrefix.length}) <> ${currentPrefix}`
  return found?.count ?? 0
}

/** Under the lock of its row, which therefore has not moved. */
export const writeSealed = async (
  tx: Db,
  { table, column }: SealedColumn,
  { at, sealed }: { readonly at: string; readonly sealed: Buffer },
): Promise<void> => {
  await tx`
    update ${identifier(table)} set ${identifier(column)} = ${sealed} where ctid = ${at}::tid`
}
