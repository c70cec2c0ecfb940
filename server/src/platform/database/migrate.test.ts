import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { emptyDatabase } from '../../../test/database.ts'
import { connect, type Sql } from './connect.ts'
import { migrate, migrationsFolder } from './migrate.ts'

let database: Awaited<ReturnType<typeof emptyDatabase>>
let sql: Sql
let folder: string

beforeEach(async () => {
  database = await emptyDatabase()
  sql = connect(database.ownerUrl, { max: 4, name: 'test' })
  folder = await mkdtemp(join(tmpdir(), 'xinghe-migrations-'))
})
afterEach(async () => {
  await sql.end()
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

const write = (name: string, text: string): Promise<void> => writeFile(join(folder, name), text)
const tables = async (): Promise<string[]> =>
  (
    await sql<
      { name: string }[]
    >`select table_name as name from information_schema.tables where table_schema = 'public'`
  )
    .map((row) => row.name)
    .toSorted()

describe('migrate', () => {
  it('applies files in order, once', async () => {
    await write('0001-a.sql', 'create table a (id int)')
    await write('0002-b.sql', 'alter table a add b int')
    expect(await migrate(sql, folder)).toEqual(['0001-a.sql', '0002-b.sql'])
    expect(await migrate(sql, folder)).toEqual([])
  })

  it('rolls a failing file back whole and keeps the ones before it', async () => {
    await write('0001-a.sql', 'create table a (id int)')
    await write('0002-b.sql', 'create table b (id int); select 1 / 0')
    await expect(migrate(sql, folder)).rejects.toThrow(/0002-b.sql: division by zero/)
    expect(await tables()).toEqual(['a', 'migration'])
  })

  it('refuses a file that was edited after it was applied', async () => {
    await write('0001-a.sql', 'create table a (id int)')
    await migrate(sql, folder)
    await write('0001-a.sql', 'create table a (id bigint)')
    await expect(migrate(sql, folder)).rejects.toThrow(/was edited/)
  })

  it('refuses a file that vanished and one that sorts before an applied one', async () => {
    await write('0002-b.sql', 'create table b (id int)')
    await migrate(sql, folder)
    await write('0001-a.sql', 'create table a (id int)')
    await expect(migrate(sql, folder)).rejects.toThrow(/sorts before/)
    await rm(join(folder, '0001-a.sql'))
    await rm(join(folder, '0002-b.sql'))
    await expect(migrate(sql, folder)).rejects.toThrow(/is gone/)
  })

  it('lets several processes start at once', async () => {
    const pools = [1, 2, 3, 4].map(() => connect(database.ownerUrl, { max: 2, name: 'test' }))
    const applied = await Promise.all(pools.map((pool) => migrate(pool, migrationsFolder)))
    await Promise.all(pools.map((pool) => pool.end()))
    expect(applied.filter((names) => names.length > 0)).toHaveLength(1)
    expect(await tables()).toContain('ledger_account')
  })
})
