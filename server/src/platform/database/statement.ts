import { hash } from 'node:crypto'
import { escapeIdentifier } from 'pg'
import { join, raw, Sql } from 'sql-template-tag'
import type { Value } from './value.ts'

/** A piece of a statement, with the values that belong to it. */
export type Fragment = Sql
export type StatementValue = Value | Fragment

/** Goes into a statement in the place of a value. */
export const fragment = (
  strings: TemplateStringsArray,
  ...values: readonly StatementValue[]
): Fragment => new Sql(strings, values)

/** A name of a table or column, `table.column` too. */
export const identifier = (name: string): Fragment =>
  raw(name.split('.').map(escapeIdentifier).join('.'))

/** `(a, b) values (…), (…)`; all rows must have the fields of the first. */
export const columnsAndValues = <Row extends Readonly<Record<keyof Row, Value>>>(
  rows: readonly Row[],
): Fragment => {
  const names = Object.keys(rows[0] ?? {}) as (keyof Row & string)[]
  const lists = rows.map((row) => fragment`(${join(names.map((name) => row[name]))})`)
  return fragment`(${join(names.map(identifier))}) values ${join(lists)}`
}

export interface Statement {
  readonly text: string
  readonly values: unknown[]
  /** The server keeps a named statement parsed and planned, for each connection. */
  readonly name?: string
}

const names = new Map<string, string>()
/**
 * Our stores have some hundred statements. More would mean texts made at run time, which would fill the
 * server's memory with prepared statements.
 */
const namesMost = 1_000

const nameOf = (text: string): string | undefined => {
  const known = names.get(text)
  if (known !== undefined || names.size >= namesMost) return known
  const name = hash('sha256', text, 'base64url')
  names.set(text, name)
  return name
}

export const statementOf = (
  strings: TemplateStringsArray,
  bound: readonly StatementValue[],
): Statement => {
  const { text, values } = fragment(strings, ...bound)
  if (values.includes(undefined)) throw new TypeError(`a value is undefined in: ${text}`)
  const name = nameOf(text)
  return { text, values, ...(name !== undefined && { name }) }
}
