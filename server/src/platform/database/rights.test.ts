import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase, type FreshDatabase } from '../../../test/database.ts'
import { grantRights } from './grant-rights.ts'
import { readGranted, type Granted } from './granted-rights.ts'
import { namedTables, rightsOn } from './rights.ts'
import { readRoleName } from './site-role.ts'

let database: FreshDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.close())

const readTables = async (): Promise<Granted[]> =>
  (await readGranted(database.sql)).filter(({ kind }) => kind === 'table')

const expected = (name: string): Granted => {
  const { insert, update, delete: remove } = rightsOn(name)
  const rights = ['SELECT']
  if (insert) rights.push('INSERT')
  if (update === true) rights.push('UPDATE')
  if (remove) rights.push('DELETE')
  return { name, kind: 'table', rights, columns: Array.isArray(update) ? update.toSorted() : [] }
}

/** Tables with a trigger that stands before an update or delete of a row. */
const readGuarded = (): Promise<{ table: string; update: boolean; delete: boolean }[]> =>
  database.sql`
    select tgrelid::regclass::text as table, bool_or(tgtype & 16 > 0) as update,
           bool_or(tgtype & 8 > 0) as delete
    from pg_trigger join pg_proc on pg_proc.oid = tgfoid
    where not tgisinternal and tgtype & 2 > 0 and tgtype & 1 > 0 and prosrc like '%raise exception%'
    group by tgrelid order by 1`

describe('the site has on every table', () => {
  it('exactly the rights that are listed', async () => {
    const granted = await readTables()
    expect(granted.length).toBeGreaterThan(100)
    expect(granted).toEqual(granted.map(({ name }) => expected(name)))
  })

  it('the rights that its triggers allow, and no others', async () => {
    const guarded = await readGuarded()
    expect(guarded.map(({ table }) => table)).toContain('ledger_transfer')
    for (const { table, ...refused } of guarded) {
      const rights = rightsOn(table)
      if (refused.delete) expect(rights.delete, table).toBe(false)
      // A trigger that refuses some updates leaves the columns that may change.
      if (refused.update) expect(rights.update, table).not.toBe(true)
    }
  })

  it('no way to change evidence', async () => {
    const granted = new Map((await readTables()).map((one) => [one.name, one]))
    const seals = [...granted.keys()].filter((table) => /^audit_|_seal$/.test(table))
    const evidence = ['ledger_transfer', 'play_fact', 'legal_version', 'deposit_callback', ...seals]
    for (const name of evidence)
      expect(granted.get(name), name).toEqual({
        name,
        kind: 'table',
        rights: ['SELECT', 'INSERT'],
        columns: [],
      })
  })
})

it('every table and column of the lists exists', async () => {
  const rows = await database.sql<{ table: string; columns: string[] }[]>`
    select table_name as table, array_agg(column_name::text) as columns
    from information_schema.columns where table_schema = 'public' group by table_name`
  const columnsOf = new Map(rows.map(({ table, columns }) => [table, columns]))
  for (const table of namedTables) {
    const { update } = rightsOn(table)
    const named = Array.isArray(update) ? update : []
    expect(columnsOf.has(table), table).toBe(true)
    expect(columnsOf.get(table), table).toEqual(expect.arrayContaining(named))
  }
})

it('views are only read, and sequences only go forward', async () => {
  const rows = await database.sql<{ name: string }[]>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace
      and (relkind = 'v' and has_table_privilege(oid, 'INSERT, UPDATE, DELETE')
           or relkind = 'S' and has_sequence_privilege(oid, 'UPDATE'))`
  expect(rows).toEqual([])
})

it('a table that no list knows is append-only after the next migration', async () => {
  const { sql, owner } = database
  await owner.unsafe('create table unlisted (id integer generated always as identity, word text)')
  await expect(sql`select word from unlisted`).rejects.toThrow('permission denied')
  // Granted by hand, and taken back.
  await owner.unsafe(`grant update, truncate on unlisted to ${await readRoleName(sql)}`)
  await grantRights(owner, await readRoleName(sql))
  await sql`insert into unlisted (word) values ('written')`
  expect(await sql`select id, word from unlisted`).toEqual([{ id: 1, word: 'written' }])
  for (const statement of ['update unlisted set word = null', 'delete from unlisted'])
    await expect(sql.unsafe(statement)).rejects.toThrow('permission denied')
})
