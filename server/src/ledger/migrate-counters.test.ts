import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { emptyDatabase } from '../../test/database.ts'
import { connect, type Sql } from '../platform/database/connect.ts'
import { migrate, migrationsFolder } from '../platform/database/migrate.ts'
import { countersFrom } from './counters.ts'

let database: Awaited<ReturnType<typeof emptyDatabase>>
let sql: Sql
let folder: string

beforeEach(async () => {
  database = await emptyDatabase()
  sql = connect(database.ownerUrl, { max: 2, name: 'test' })
  folder = await mkdtemp(join(tmpdir(), 'xinghe-migrations-'))
})
afterEach(async () => {
  await sql.end()
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

/** Applies the migrations up to a number, as an older version of the site did. */
const migrateUpTo = async (number: string): Promise<void> => {
  for (const name of await readdir(migrationsFolder))
    if (name.slice(0, number.length) <= number)
      await cp(join(migrationsFolder, name), join(folder, name))
  await migrate(sql, folder)
}

const insertMember = (id: string) => sql`
  with made as (
    insert into member (id, name, name_key, password_hash, registered_ip, registered_uuid,
                        registered_device, registered_at, agreed_at)
    values (${id}, ${id}, ${id}, '', '', '', '', now(), now()) returning id)
  insert into ledger_account (member_id, purpose, balance, made_at)
  select id, 'centre', 0, now() from made`

const starts = { day: '2026-07-14T16:00Z', week: '2026-07-12T16:00Z', month: '2026-06-30T16:00Z' }

const counter = (day: bigint, week: bigint, month: bigint) => ({
  day: { start: Date.parse(starts.day), used: day, surplus: 0n },
  week: { start: Date.parse(starts.week), used: week, surplus: 0n },
  month: { start: Date.parse(starts.month), used: month, surplus: 0n },
})

it('keeps the counters of a member on their way from a table of their own to the centre', async () => {
  await migrateUpTo('0014')
  await insertMember('played')
  await insertMember('new')
  await sql`
    insert into play_counter
    values ('played', ${starts.day}, ${starts.week}, ${starts.month}, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10)`
  await migrateUpTo('0015')
  await sql`update member set auto_transfer = false where id = 'played'`
  await migrate(sql, migrationsFolder)
  const rows = await sql<{ place: string; counted: string | null; terms: number }[]>`
    select member_id || ' ' || coalesce(venue, 'centre') as place, counted, terms_version as terms
    from ledger_account where member_id is not null order by member_id, venue nulls first`
  expect(rows.map(({ place, terms }) => [place, terms])).toEqual([
    ['new centre', 0],
    ['new CRTY', 0],
    ['played centre', 1],
    ['played CRTY', 0],
  ])
  expect(rows.map(({ counted }) => countersFrom(counted))).toEqual([
    null,
    null,
    {
      limits: {
        deposit: counter(1n, 2n, 3n),
        loss: counter(4n, 5n, 6n),
        wager: counter(7n, 8n, 9n),
      },
      dayRisk: { CRTY: 10n },
    },
    null,
  ])
})
