import type { Db } from '../database/connect.ts'
import { timestamp } from '../database/value.ts'
import type { Place } from '../seals/store.ts'
import type { AuditLine } from './audit.ts'

/** A lone surrogate is no JSON of the database; elsewhere the driver replaces it in the same way. */
const jsonOf = (value: object): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'string' ? part.toWellFormed() : part,
  )
const jsonOrNull = (value: object | null): string | null => (value === null ? null : jsonOf(value))

export const insertLine = async (db: Db, line: AuditLine): Promise<string> => {
  const [row] = await db<{ id: string }[]>`
    insert into audit_line (actor, action, subject, detail, before, after, made_at)
    values (${line.actor}, ${line.action}, ${line.subject}, ${jsonOf(line.detail)},
            ${jsonOrNull(line.before)}, ${jsonOrNull(line.after)}, ${timestamp(line.now)})
    returning id::text as id`
  if (row === undefined) throw new Error('an audit line was not written')
  return row.id
}

/** As it is sealed; JSON is the text that the database makes of it. */
export interface LineRow extends Place {
  readonly micros: string
  readonly actor: string
  readonly action: string
  readonly subject: string
  readonly detail: string
  readonly before: string | null
  readonly after: string | null
}

/** In the order in which they are sealed. */
export const readLines = (tx: Db, after: Place, most: number): Promise<LineRow[]> => tx<LineRow[]>`
  select tx::text as tx, id::text as id, (extract(epoch from made_at) * 1000000)::bigint::text as micros,
         actor, action, subject, detail::text as detail, before::text as before, after::text as after
  from audit_line l where (l.tx, l.id) > (${after.tx}::xid8, ${after.id}::bigint)
  order by l.tx, l.id limit ${most}`
