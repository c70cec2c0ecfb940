import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { administratorRole } from '../../../../tools/postgres/cluster.ts'
import { makeScratchFolder } from '../../../../tools/postgres/places.ts'
import { readSecrets } from '../../../../tools/postgres/secrets.ts'
import { startPostgres, type RunningPostgres } from '../../../../tools/postgres/start-postgres.ts'
import { freshDatabase, type FreshDatabase } from '../../../test/database.ts'
import { connect, type Sql } from './connect.ts'
import { prepareDatabase } from './prepare-database.ts'
import { checkSiteRole, mayMigrate, readRoleName } from './site-role.ts'

let database: FreshDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.close())

describe('a role that owns nothing', () => {
  it('serves in every mode', async () => {
    expect(await checkSiteRole(database.sql, 'live')).toBeNull()
    expect(await checkSiteRole(database.sql, 'demo')).toBeNull()
  })

  it('does not when it may create tables', async () => {
    const { sql, owner } = database
    await owner`grant create on schema public to public`
    await expect(checkSiteRole(sql, 'live')).rejects.toThrow('may create tables')
    await owner`revoke create on schema public from public`
    expect(await checkSiteRole(sql, 'live')).toBeNull()
  })
})

describe('a right that was granted by hand', () => {
  const evidence = ['ledger_transfer', 'ledger_seal', 'audit_line', 'audit_seal', 'play_fact']
  const asLive = () => checkSiteRole(database.sql, 'live')
  const whileGranted = async (right: string, work: () => Promise<void>): Promise<void> => {
    const role = await readRoleName(database.sql)
    await database.owner.unsafe(`grant ${right} to ${role}`)
    try {
      await work()
    } finally {
      await database.owner.unsafe(`revoke ${right} from ${role}`)
    }
    expect(await asLive()).toBeNull()
  }

  it.each(['update', 'delete', 'truncate', 'trigger'])(
    'to %s evidence stops a live site, and the message names it',
    async (right) => {
      for (const table of evidence)
        await whileGranted(`${right} on ${table}`, () =>
          expect(asLive()).rejects.toThrow(
            new RegExp(`SITE_MODE=live.*has ${right.toUpperCase()} on ${table}\\b`),
          ),
        )
    },
  )

  it.each([
    ['update (amount) on withdrawal', 'UPDATE on withdrawal.amount'],
    ['update on sports_bet', 'UPDATE on sports_bet'],
    ['delete on member', 'DELETE on member'],
    ['insert on migration', 'INSERT on migration'],
    ['update on sequence ledger_transfer_id_seq', 'UPDATE on ledger_transfer_id_seq'],
    ['update on pop_up_notice', 'UPDATE on pop_up_notice'],
  ])('to %s stops a live site too', (right, named) =>
    whileGranted(right, () => expect(asLive()).rejects.toThrow(`has ${named}`)),
  )

  it('to everybody does so too, and many are counted', async () => {
    const { owner } = database
    await owner`grant update on all tables in schema public to public`
    await expect(asLive()).rejects.toThrow(/has UPDATE on \w.* and \d+ more/)
    await owner`revoke update on all tables in schema public from public`
    expect(await asLive()).toBeNull()
  })

  it('is a warning of a demo, which is not taken for the owner by it', () =>
    whileGranted('update on ledger_transfer', async () => {
      expect(await checkSiteRole(database.sql, 'demo')).toMatch(/UPDATE on ledger_transfer/)
      expect(await mayMigrate(database.sql)).toBe(false)
      expect(await mayMigrate(database.owner)).toBe(true)
    }))
})

it('a role that owns a function serves no live site', async () => {
  const { sql, owner } = database
  await owner`grant create on schema public to public`
  await sql`create function of_the_site() returns integer language sql as 'select 1'`
  await owner`revoke create on schema public from public`
  await expect(checkSiteRole(sql, 'live')).rejects.toThrow('owns functions')
  await sql`drop function of_the_site()`
  expect(await checkSiteRole(sql, 'live')).toBeNull()
})

describe('a member of another role', () => {
  let folder: string
  let postgres: RunningPostgres
  let administrator: Sql
  let sql: Sql
  // Memberships hold in all databases of a server, so this one is for these tests alone.
  beforeAll(async () => {
    folder = await makeScratchFolder('xinghe-site-role-')
    postgres = await startPostgres({ dataDir: folder, name: 'site', durable: false })
    await prepareDatabase(postgres)
    const url = new URL(postgres.ownerUrl)
    url.username = administratorRole
    url.password = (await readSecrets(folder)).administrator
    administrator = connect(url.href, { max: 1, name: 'administrator' })
    sql = connect(postgres.url, { max: 1, name: 'test' })
  })
  afterAll(async () => {
    await Promise.all([administrator.end(), sql.end()])
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  })

  it.each([
    ['pg_write_all_data', '', 'has UPDATE on'],
    ['pg_write_all_data', 'with inherit false, set true', 'has UPDATE on'],
    ['xinghe', 'with inherit false, set true', 'owns tables'],
    ['postgres', 'with inherit false, set true', 'superuser'],
    ['pg_write_server_files', '', 'files'],
    ['pg_execute_server_program', '', 'programs'],
  ])('(%s %s) has its rights', async (role, options, named) => {
    await administrator.unsafe(`grant ${role} to xinghe_site ${options}`)
    await expect(checkSiteRole(sql, 'live')).rejects.toThrow(named)
    await administrator.unsafe(`revoke ${role} from xinghe_site`)
    expect(await checkSiteRole(sql, 'live')).toBeNull()
  })

  it('may watch the server', async () => {
    await administrator`grant pg_monitor to xinghe_site`
    expect(await checkSiteRole(sql, 'live')).toBeNull()
  })
})

describe('the owner of the tables', () => {
  it('serves no live site, and the message says what to do', async () => {
    const refused = checkSiteRole(database.owner, 'live')
    await expect(refused).rejects.toThrow('owns tables')
    await expect(refused).rejects.toThrow('MIGRATION_DATABASE_URL')
  })

  it('serves a demo with a warning', async () => {
    expect(await checkSiteRole(database.owner, 'demo')).toMatch(/owns tables.*OPERATIONS/)
  })
})
