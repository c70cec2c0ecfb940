import { ConfigFault } from '../config/read-value.ts'
import type { Sql } from './connect.ts'
import { excessOf, readGranted } from './granted-rights.ts'

export const readRoleName = async (sql: Sql): Promise<string> => {
  const [row] = await sql<{ name: string }[]>`select current_user::text as name`
  return row?.name ?? ''
}

interface Powers {
  readonly superuser: boolean
  readonly administers: boolean
  readonly ownsTables: boolean
  readonly ownsFunctions: boolean
  readonly ownsSchemas: boolean
  readonly creates: boolean
  readonly programs: boolean
}

/** Those of every role count that this one is a member of: it may change to them. */
const readPowers = async (sql: Sql): Promise<Powers | undefined> => {
  const [powers] = await sql<Powers[]>`
    with role as (select * from pg_roles where pg_has_role(current_user, oid, 'member')),
         space as (select * from pg_namespace
                   where nspname not in ('pg_catalog', 'information_schema', 'pg_toast'))
    select bool_or(rolsuper) as superuser,
           bool_or(rolcreatedb or rolcreaterole or rolreplication or rolbypassrls) as administers,
           exists (select from pg_class join space on space.oid = relnamespace
                   join role on role.oid = relowner) as "ownsTables",
           exists (select from pg_proc join space on space.oid = pronamespace
                   join role on role.oid = proowner) as "ownsFunctions",
           exists (select from space join role on role.oid = nspowner) as "ownsSchemas",
           bool_or(has_database_privilege(oid, current_database(), 'create')
                   or has_schema_privilege(oid, 'public', 'create')) as creates,
           bool_or(rolname in ('pg_execute_server_program', 'pg_read_server_files',
                               'pg_write_server_files')) as programs
    from role`
  return powers
}

/** Only for a demo, which may serve with the role that migrates. */
export const mayMigrate = async (sql: Sql): Promise<boolean> => {
  const powers = await readPowers(sql)
  return powers !== undefined && (powers.superuser || powers.ownsTables || powers.creates)
}

/** In a message. */
const namedMost = 3

const named = (names: readonly string[]): string => {
  const rest = names.length - namedMost
  return names.slice(0, namedMost).join(', ') + (rest > 0 ? ` and ${rest} more` : '')
}

/** What this role could do to the tables, if a way were found to send statements of one's own. */
export const readExcessRights = async (sql: Sql): Promise<string[]> => {
  const powers = await readPowers(sql)
  if (powers === undefined) return ['is unknown']
  if (powers.superuser) return ['is a superuser']
  const owned = [
    ...(powers.ownsTables ? ['tables'] : []),
    ...(powers.ownsFunctions ? ['functions'] : []),
    ...(powers.ownsSchemas ? ['schemas'] : []),
  ]
  // An owner has every right, which needs no list.
  const excess = powers.ownsTables ? new Map<string, string[]>() : excessOf(await readGranted(sql))
  return [
    ...(owned.length > 0 ? [`owns ${owned.join(' and ')}`] : []),
    ...(powers.creates ? ['may create tables'] : []),
    ...(powers.administers
      ? ['may create databases or roles, replicate or bypass row security']
      : []),
    ...(powers.programs ? ['may run programs or use files on the machine of the database'] : []),
    ...[...excess].map(([right, on]) => `has ${right} on ${named(on)}`),
  ]
}

/** A live site refuses a role with more rights than it needs; the warning of a demo is returned. */
export const checkSiteRole = async (sql: Sql, mode: 'demo' | 'live'): Promise<string | null> => {
  const excess = await readExcessRights(sql)
  if (excess.length === 0) return null
  const message =
    `The role of DATABASE_URL ${excess.join(' and ')}. ` +
    'Create a role with no rights, give it as DATABASE_URL and the owner of the tables as ' +
    'MIGRATION_DATABASE_URL: docs/OPERATIONS.md, "Database roles". ' +
    '`npm run migrate` with both settings takes rights back that were granted to the role by hand.'
  if (mode === 'live') throw new ConfigFault(`SITE_MODE=live does not start. ${message}`)
  return message
}
