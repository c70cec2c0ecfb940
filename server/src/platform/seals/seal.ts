import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Sql, Tx } from '../database/connect.ts'
import { takeTurn, writeLink, type Link, type SealedTable } from './store.ts'

/**
 * New rows would sort before sealed ones, as after a restore into a cluster whose transaction ids start
 * again.
 */
export class SealFault extends Error {}

/**
 * Adds one link of at most `most` rows to the hash chain, and does `also` in the same transaction. Null
 * where no row can be sealed now or another process is at it.
 */
export const sealNext = (
  sql: Sql,
  table: SealedTable,
  most: number,
  now: Instant,
  also: (tx: Tx, link: Link) => Promise<void> = async () => {},
): Promise<Link | null> =>
  sql.begin(async (tx) => {
    const { mine, behind } = await takeTurn(tx, table)
    if (!mine) return null
    if (behind) throw new SealFault(`transaction ids are behind the sealed rows of ${table.rows}`)
    const link = await writeLink(tx, table, most, now)
    if (link !== null) await also(tx, link)
    return link
  })
