import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { emptyDatabase, freshDatabase, type TestDatabase } from '../../../test/database.ts'
import { memberWithAccounts } from '../../../test/ledger.ts'
import { sealedBefore } from '../../../test/sealed-before.ts'
import { connect, type Sql } from '../database/connect.ts'
import { migrationsFolder } from '../database/migrate.ts'
import { prepareDatabase } from '../database/prepare-database.ts'
import { openSecrets } from './open-secrets.ts'
import { resealColumn, stopOpeningUnbound } from './reseal.ts'
import { secretsFrom } from './secrets.ts'

const masters = { current: 'the first secret', old: null }
const before = secretsFrom('the first secret')
const phone = { table: 'member', column: 'phone_sealed', purpose: 'phone', row: ['id'] }
const old = (): Buffer => sealedBefore(before, 'phone', '8613800138000')

it('a new database opens no value that is bound to no row', async () => {
  const database = await freshDatabase()
  const secrets = await openSecrets(database.sql, masters)
  expect(() => secrets.open('phone', 'mem_1', old())).toThrow('does not open')
  await secrets.close()
  await database.close()
})

describe('a database from before values were bound', () => {
  let database: TestDatabase
  let sql: Sql
  let folder: string
  let memberId: string
  /** Up to the migration before the one that looks for such values. */
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'xinghe-migrations-'))
    for (const file of (await readdir(migrationsFolder)).filter((name) => name < '0072'))
      await cp(join(migrationsFolder, file), join(folder, file))
    database = await emptyDatabase()
    await prepareDatabase(database, folder)
    sql = connect(database.url, { max: 4, name: 'test' })
    memberId = await memberWithAccounts(sql)
  })
  afterEach(async () => {
    await sql.end()
    await database.drop()
    await rm(folder, { recursive: true, force: true })
  })

  const store = (sealed: Buffer) => sql`
    update member set phone_sealed = ${sealed} where id = ${memberId}`

  it('opens them in every process until all are bound, and never again after that', async () => {
    await store(old())
    await prepareDatabase(database)
    const [one, other] = [await openSecrets(sql, masters), await openSecrets(sql, masters)]
    expect(one.open('phone', memberId, old()).toString()).toBe('8613800138000')
    expect(await stopOpeningUnbound(sql, one, [phone])).toBe(1)
    const later = await openSecrets(sql, masters)
    expect(later.open('phone', memberId, old()).toString()).toBe('8613800138000')

    await resealColumn(sql, one, phone)
    expect(await stopOpeningUnbound(sql, one, [phone])).toBe(0)
    await vi.waitFor(() => {
      for (const secrets of [one, other, later])
        expect(() => secrets.open('phone', memberId, old())).toThrow('does not open')
    })
    const [row] = await sql<{ sealed: Buffer }[]>`
      select phone_sealed as sealed from member where id = ${memberId}`
    expect(other.open('phone', memberId, row?.sealed ?? old()).toString()).toBe('8613800138000')
    // An old value that is put back stays closed, also after a restart.
    await store(old())
    const restarted = await openSecrets(sql, masters)
    expect(() => restarted.open('phone', memberId, old())).toThrow('does not open')
    for (const secrets of [one, other, later, restarted]) await secrets.close()
  })

  it('opens none where the migration finds every value bound', async () => {
    await store(before.seal('phone', memberId, Buffer.from('8613800138000')))
    await prepareDatabase(database)
    const secrets = await openSecrets(sql, masters)
    expect(() => secrets.open('phone', memberId, old())).toThrow('does not open')
    await secrets.close()
  })

  it('cannot be told by the site to open them again', async () => {
    await prepareDatabase(database)
    for (const statement of [
      'delete from sealed_binding',
      'update sealed_binding set complete_since = null',
      'truncate sealed_binding',
    ])
      await expect(sql.unsafe(statement)).rejects.toThrow('permission denied')
  })
})
