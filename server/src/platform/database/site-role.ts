import { ConfigFault } from '../config/read-value.ts'
import type { Sql } from './connect.ts'

export const readRoleName = async (sql: Sql): Promise<string> => {
  const [row] = await sql<{ name: string }[]>`select current_user::text as name`
  return row?.name ?? ''
}

interface Powers {
  readonly superuser: boolean
  readonly administers: boolean
  readonly owns: boolean
  readonly creates: boolean
}

/** What this role could do to the tables, if a way were found to send statements of one's own. */
export const readExcessRights = async (sql: Sql): Promise<string[]> => {
  const [powers] = await sql<Powers[]>`
    select rolsuper as superuser,
           rolcreatedb or rolcreaterole or rolreplication or rolbypassrls as administers,
           exists (
             select from pg_class c join pg_namespace n on n.oid = c.relnamespace
             where n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast')
               and pg_has_role(current_user, c.relowner, 'member')
           ) as owns,
           has_database_privilege(current_database(), 'create')
             or has_schema_privilege('public', 'create') as creates
    from pg_roles where rolname = current_user`
  if (powers === undefined) return ['is unknown']
  if (powers.superuser) return ['is a superuser']
  return [
    ...(powers.owns ? ['owns tables'] : []),
    ...(powers.creates ? ['may create tables'] : []),
    ...(powers.administers
      ? ['may create databases or roles, replicate or bypass row security']
      : []),
  ]
}

/** A live site refuses a role with more rights than it needs; the warning of a demo is returned. */
export const checkSiteRole = async (sql: Sql, mode: 'demo' | 'live'): Promise<string | null> => {
  const excess = await readExcessRights(sql)
  if (excess.length === 0) return null
  const message =
    `The role of DATABASE_URL ${excess.join(' and ')}. ` +
    'Create a role with no rights, give it as DATABASE_URL and the owner of the tables as ' +
    'MIGRATION_DATABASE_URL: docs/OPERATIONS.md, "Database roles".'
  if (mode === 'live') throw new ConfigFault(`SITE_MODE=live does not start. ${message}`)
  return message
}
