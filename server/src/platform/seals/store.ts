import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Db } from '../database/connect.ts'
import { identifier } from '../database/statement.ts'
import { timestamp } from '../database/value.ts'

/** A table whose rows are never changed, and the hash chain of seals over them. */
export interface SealedTable {
  readonly rows: string
  readonly seals: string
  /** The SQL function that makes the hashed text of a row. */
  readonly rowText: string
  /** The advisory lock: one process seals at a time, the others skip their turn. */
  readonly lock: number
}

/** The place of a row in the order of sealing; both are whole numbers as text. */
export interface Place {
  readonly tx: string
  readonly id: string
}

export const firstPlace: Place = { tx: '0', id: '0' }

/** A new seal: it covers the rows after one place up to another. */
export interface Link {
  readonly number: string
  readonly rows: number
  readonly after: Place
  readonly upTo: Place
  readonly hash: Buffer
}

export interface Seal extends Place {
  readonly number: string
  readonly rows: string
  readonly hash: Buffer
}

/** `behind`: the next rows would sort before sealed ones. */
export const takeTurn = async (
  tx: Db,
  { seals, lock }: SealedTable,
): Promise<{ readonly mine: boolean; readonly behind: boolean }> => {
  const [turn] = await tx<{ mine: boolean; behind: boolean }[]>`
    select pg_try_advisory_xact_lock(${lock}) as mine,
           coalesce((select up_to_tx from ${identifier(seals)} order by number desc limit 1)
                      >= pg_snapshot_xmax(pg_current_snapshot()), false) as behind`
  return turn ?? { mine: false, behind: false }
}

/**
 * Only rows of transactions older than the oldest running one: no earlier row can appear after them. Null
 * where there are none.
 */
export const writeLink = async (
  tx: Db,
  { rows, seals, rowText }: SealedTable,
  most: number,
  now: Instant,
): Promise<Link | null> => {
  const [link] = await tx<
    {
      number: string
      rows: number
      afterTx: string
      afterId: string
      tx: string
      id: string
      hash: Buffer
    }[]
  >`
    with last as materialized (
      select number, up_to_tx, up_to_id, hash from ${identifier(seals)}
      union all
      select 0, '0', 0, ''::bytea
      order by number desc limit 1
    ), fresh as materialized (
      select t.tx, t.id, ${identifier(rowText)}(t) as text
      from ${identifier(rows)} t
      where (t.tx, t.id) > ((select up_to_tx from last), (select up_to_id from last))
        and t.tx < pg_snapshot_xmin(pg_current_snapshot())
      order by t.tx, t.id limit ${most}
    ), link as (
      insert into ${identifier(seals)} (number, up_to_tx, up_to_id, rows, hash, made_at)
      select last.number + 1, (array_agg(tx order by tx desc, id desc))[1],
             (array_agg(id order by tx desc, id desc))[1], count(*),
             sha256(last.hash || convert_to(string_agg(text, '' order by tx, id), 'UTF8')), ${timestamp(now)}
      from fresh cross join last
      group by last.number, last.hash
      returning number, rows, up_to_tx, up_to_id, hash
    )
    select link.number::text as number, link.rows::integer as rows,
           last.up_to_tx::text as "afterTx", last.up_to_id::text as "afterId",
           link.up_to_tx::text as tx, link.up_to_id::text as id, link.hash
    from link cross join last`
  if (link === undefined) return null
  const { number, rows: count, afterTx, afterId, tx: upToTx, id, hash } = link
  const after = { tx: afterTx, id: afterId }
  return { number, rows: count, after, upTo: { tx: upToTx, id }, hash }
}

export const readSeals = (
  tx: Db,
  seals: string,
  after: string,
  most: number,
): Promise<Seal[]> => tx<Seal[]>`
  select number::text as number, up_to_tx::text as tx, up_to_id::text as id, rows::text as rows, hash
  from ${identifier(seals)} s where s.number > ${after}::bigint order by s.number limit ${most}`

export const readLastPlace = async (tx: Db, { seals }: SealedTable): Promise<Place> => {
  const [last] = await tx<Place[]>`
    select up_to_tx::text as tx, up_to_id::text as id from ${identifier(seals)}
    order by number desc limit 1`
  return last ?? firstPlace
}
