import type { Sql } from '../../../src/platform/database/connect.ts'
import { startSite } from '../../site.ts'
import type { Attack } from '../attack.ts'

const insufficientPrivilege = '42501'

const evidence = [
  'activity_version',
  'award_claim',
  'deposit_callback',
  'game_seed_revealed',
  'legal_version',
  'member_grade',
  'payout_line',
  'play_fact',
  'point_entry',
  'protection_change',
  'reveal',
  'withdrawal_step',
]

/** The tables of the ledger, of the audit and of other evidence, each with a column to change. */
const readEvidence = (sql: Sql): Promise<{ table: string; column: string }[]> => sql`
  select distinct on (c.oid) c.relname as table, a.attname as column
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and a.attidentity = ''
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    and (c.relname = any(${evidence}::text[]) or c.relname ~ '^audit_|_seal$|^ledger_transfer$')
  order by c.oid, a.attnum`

const readOwner = async (sql: Sql): Promise<string> => {
  const [row] = await sql<{ owner: string }[]>`
    select tableowner as owner from pg_tables where tablename = 'ledger_transfer'`
  return row?.owner ?? ''
}

const changes = (table: string, column: string): string[] => [
  `update ${table} set ${column} = ${column}`,
  `delete from ${table}`,
  `truncate ${table} cascade`,
  `alter table ${table} disable trigger user`,
  `drop table ${table} cascade`,
]

const rightsTaken = (owner: string): string[] => [
  `set role ${owner}`,
  'set role pg_write_all_data',
  'set session authorization postgres',
  'alter role current_user superuser',
  'create role thief login superuser',
  `grant ${owner} to current_user`,
  'grant update on ledger_transfer to public; update ledger_transfer set amount = amount',
  'alter table ledger_transfer owner to current_user',
  'drop owned by current_user',
]

const tablesChanged = [
  'drop trigger ledger_transfer_stays on ledger_transfer',
  'alter table ledger_account drop constraint ledger_account_pkey cascade',
  'create or replace function refuse_ledger_change() returns trigger language plpgsql as $$ begin return new; end $$',
  'create rule forged as on insert to ledger_transfer do instead nothing',
  'create table loot (id integer)',
  'create temporary table loot (id integer)',
  'create schema loot',
  'create view loot as select 1',
  'create function loot() returns integer language sql as $$ select 1 $$',
  'create extension pgcrypto',
  'update migration set checksum = checksum',
  'delete from ledger_account',
  'update ledger_account set member_id = member_id',
  'update sports_bet set stake = stake',
  'update game_bet set stake = stake',
  'update withdrawal set amount = amount',
  "select setval('ledger_transfer_id_seq', 1)",
  'update pop_up_notice set id = id',
  'alter table graphile_worker._private_jobs disable row level security',
]

const othersRead = [
  'select rolpassword from pg_authid',
  "select pg_read_file('postgresql.conf')",
  "copy (select 1) to program 'true'",
  "copy (select 1) to '/dev/null'",
  'select pg_reload_conf()',
]

/** Null: the database refused the statement for want of a right. */
const breachOf = async (sql: Sql, statement: string): Promise<string | null> => {
  const undo = new Error('undone')
  try {
    await sql.begin(async (tx) => {
      await tx.unsafe(statement)
      throw undo
    })
    return null
  } catch (error) {
    if (error === undo) return `done: ${statement}`
    const code = error instanceof Error && 'code' in error ? error.code : null
    return code === insufficientPrivilege ? null : `refused only by ${String(error)}: ${statement}`
  }
}

/** An attacker who has found a way to send statements of their own over the site's connections. */
export const attack: Attack = {
  item: 'database role',
  title: 'the connection of the site changes no evidence, no table and no right',
  async run() {
    const site = await startSite()
    const { sql } = site.platform
    try {
      const tables = await readEvidence(sql)
      const statements = [
        ...tables.flatMap(({ table, column }) => changes(table, column)),
        ...rightsTaken(await readOwner(sql)),
        ...tablesChanged,
        ...othersRead,
      ]
      const breaches: string[] = []
      for (const statement of statements) {
        const breach = await breachOf(sql, statement)
        if (breach !== null) breaches.push(breach)
      }
      return { tried: `${statements.length} statements on ${tables.length} tables`, breaches }
    } finally {
      await site.close()
    }
  },
}
