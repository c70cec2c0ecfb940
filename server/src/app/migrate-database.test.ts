import { afterEach, beforeEach, expect, it } from 'vitest'
import { emptyDatabase, type TestDatabase } from '../../test/database.ts'
import { connect, type Sql } from '../platform/database/connect.ts'
import { requireMigrated } from '../platform/database/migrate.ts'
import { migrateDatabase } from './migrate-database.ts'

let database: TestDatabase
let site: Sql
beforeEach(async () => {
  database = await emptyDatabase()
  site = connect(database.url, { max: 1, name: 'test' })
})
afterEach(async () => {
  await site.end()
  await database.drop()
})

it('the owner migrates, also when several processes start at once, and the site can serve', async () => {
  const { url: databaseUrl, ownerUrl } = database
  await expect(requireMigrated(site)).rejects.toThrow(/not migrated.*npm run migrate/)
  const config = { mode: 'live', databaseUrl, ownerUrl } as const
  const applied = await Promise.all([1, 2, 3].map(() => migrateDatabase(config)))
  expect(applied.filter((names) => names.length > 0)).toHaveLength(1)
  await requireMigrated(site)
  // The site's role alone: nothing is left to do.
  expect(await migrateDatabase({ ...config, ownerUrl: null })).toEqual([])
  await site`select id from graphile_worker.jobs`
})

it('the site alone does not migrate', async () => {
  const config = { mode: 'demo', databaseUrl: database.url, ownerUrl: null } as const
  await expect(migrateDatabase(config)).rejects.toThrow(/0001-platform.sql is not applied/)
})

it('a single role that owns the tables is refused by a live site', async () => {
  const config = { mode: 'live', databaseUrl: database.ownerUrl, ownerUrl: null } as const
  await expect(migrateDatabase(config)).rejects.toThrow(/SITE_MODE=live.*MIGRATION_DATABASE_URL/)
})
