import { afterAll, beforeAll, expect, it } from 'vitest'
import { freshDatabase } from '../../../test/database.ts'
import { openSettings } from './settings.ts'
import * as store from './store.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.close())

it('refuses a margin that the best odds type would give away', async () => {
  const settings = await openSettings(database.sql)
  await expect(settings.set('book', { marginBps: 309 })).rejects.toThrow()
  await settings.set('book', { marginBps: 310 })
  expect(settings.get('book').marginBps).toBe(310)
  await settings.close()
})

it('falls back for a stored value that is no longer allowed, and for no other', async () => {
  await store.writeSetting(database.sql, 'book', { marginBps: 100, confirmSeconds: 45 })
  const settings = await openSettings(database.sql)
  expect(settings.get('book')).toMatchObject({ marginBps: 500, confirmSeconds: 45 })
  await settings.close()
})

it('refuses a least net win below the wins that are indexed', async () => {
  const settings = await openSettings(database.sql)
  await expect(settings.set('winners', { leastNet: '99.99' })).rejects.toThrow()
  await settings.set('winners', { leastNet: '100.00' })
  expect(settings.get('winners')).toEqual({ leastNet: '100.00', hours: 24 })
  await settings.close()
})
