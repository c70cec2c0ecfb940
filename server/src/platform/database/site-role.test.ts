import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase, type FreshDatabase } from '../../../test/database.ts'
import { checkSiteRole } from './site-role.ts'

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

  it('no longer does so when it may create tables', async () => {
    const { sql, owner } = database
    await owner`grant create on schema public to public`
    await expect(checkSiteRole(sql, 'live')).rejects.toThrow('may create tables')
    await owner`revoke create on schema public from public`
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
