import type { Sql } from './connect.ts'
import { rightsOn } from './rights.ts'

export interface Granted {
  readonly name: string
  readonly kind: 'table' | 'view' | 'sequence'
  readonly rights: readonly string[]
  /** Columns that may be updated where the table may not. */
  readonly columns: readonly string[]
}

/**
 * The rights on the relations of the schema `public`, as PostgreSQL sees them: those of PUBLIC and of every role
 * that this one is a member of are among them, also where it would have to change to that role first.
 */
export const readGranted = (sql: Sql): Promise<Granted[]> => sql<Granted[]>`
  with role as (select oid from pg_roles where pg_has_role(current_user, oid, 'member'))
  select c.relname as name,
         case c.relkind when 'v' then 'view' when 'S' then 'sequence' else 'table' end as kind,
         array(select one from unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES',
                                            'TRIGGER']) as one
               where exists (select from role where case
                 when c.relkind <> 'S' then has_table_privilege(role.oid, c.oid, one)
                 when one in ('SELECT', 'UPDATE') then has_sequence_privilege(role.oid, c.oid, one)
                 else false end)) as rights,
         array(select a.attname::text from pg_attribute a
               where c.relkind in ('r', 'p') and a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
                 and exists (select from role where has_column_privilege(role.oid, c.oid, a.attnum, 'UPDATE'))
                 and not exists (select from role where has_table_privilege(role.oid, c.oid, 'UPDATE'))
               order by a.attname) as columns
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'S') order by 1`

/** Rights that change what is stored. */
const changing = new Set(['INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'TRIGGER'])

/** A view is only read, and a sequence only goes forward, which is another right than UPDATE. */
const allowedOn = ({ name, kind }: Granted): { rights: string[]; columns: readonly string[] } => {
  if (kind !== 'table') return { rights: [], columns: [] }
  const { insert, update, delete: remove } = rightsOn(name)
  return {
    rights: [
      ...(insert ? ['INSERT'] : []),
      ...(update === true ? ['UPDATE'] : []),
      ...(remove ? ['DELETE'] : []),
    ],
    columns: Array.isArray(update) ? update : [],
  }
}

/** What each right is held on beyond the lists of `rights.ts`: tables, views, sequences, and columns as `table.column`. */
export const excessOf = (granted: readonly Granted[]): ReadonlyMap<string, readonly string[]> => {
  const excess = new Map<string, string[]>()
  const add = (right: string, on: string) => excess.set(right, [...(excess.get(right) ?? []), on])
  for (const one of granted) {
    const allowed = allowedOn(one)
    for (const right of one.rights)
      if (changing.has(right) && !allowed.rights.includes(right)) add(right, one.name)
    if (allowed.rights.includes('UPDATE')) continue
    for (const column of one.columns)
      if (!allowed.columns.includes(column)) add('UPDATE', `${one.name}.${column}`)
  }
  return excess
}
