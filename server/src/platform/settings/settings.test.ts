import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { freshDatabase } from '../../../test/database.ts'
import { SettingConflict } from './change-setting.ts'
import { openSettings, type Settings } from './settings.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
let settings: Settings
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  settings = await openSettings(database.sql)
})
afterEach(() => settings.close())

it('refuses a margin that the best odds type would give away', async () => {
  await expect(settings.set('book', { marginBps: 309 })).rejects.toThrow()
  await settings.set('book', { marginBps: 310 })
  expect(settings.get('book').marginBps).toBe(310)
})

it('falls back for a stored value that is no longer allowed, and for no other', async () => {
  await database.sql`
    update site_setting set value = '{"marginBps":100,"confirmSeconds":45}' where name = 'book'`
  await settings.reload()
  expect(settings.get('book')).toMatchObject({ marginBps: 500, confirmSeconds: 45 })
})

it('refuses a least net win below the wins that are indexed', async () => {
  await expect(settings.set('winners', { leastNet: '99.99' })).rejects.toThrow()
  await settings.set('winners', { leastNet: '100.00' })
  expect(settings.get('winners')).toEqual({ leastNet: '100.00', hours: 24 })
})

describe('two writers of one setting', () => {
  it('keep each other’s fields, also when one has not heard of the other', async () => {
    await settings.set('cashier', { openOrders: 4 })
    // Committed without a notification.
    await database.sql`
      update site_setting set value = value || '{"withdrawalsPerDay":7}', version = version + 1
      where name = 'cashier'`
    await settings.set('cashier', { newCardHoldHours: 48 })
    const expected = { openOrders: 4, withdrawalsPerDay: 7, newCardHoldHours: 48 }
    expect(settings.get('cashier')).toMatchObject(expected)
    expect(settings.written('cashier')).toEqual(expected)
  })

  it('at the same time all have their fields written', async () => {
    const fields = { name: '甲', title: '乙', foreverUrl: '丙' }
    const each = Object.entries(fields).map(([field, value]) => ({ [field]: value }))
    await Promise.all(each.map((one) => settings.set('site', one)))
    expect(settings.get('site')).toMatchObject(fields)
    expect(settings.version('site')).toBe(3)
  })

  it('who saw the same version: the second is refused with the fields that changed since', async () => {
    const seen = settings.version('region')
    await settings.set('region', { warned: ['CA'] }, { seen })
    const second = settings.set('region', { limited: [] }, { seen })
    await expect(second).rejects.toThrow(SettingConflict)
    await expect(second).rejects.toThrow('at version 1, not 0; changed since: warned = ["CA"]')
    expect(settings.get('region')).toMatchObject({ warned: ['CA'] })
    expect(settings.get('region').limited).toContain('US')
    await settings.set('region', { limited: [] }, { seen: settings.version('region') })
    expect(settings.get('region')).toMatchObject({ limited: [], warned: ['CA'] })
  })
})

it('is changed in the transaction of the caller, who learns the fields before and after', async () => {
  await settings.set('support', { url: '/before' })
  const change = await database.sql.begin(async (tx) => {
    const made = await settings.set('support', { url: '/after' }, { tx })
    expect(settings.get('support').url).toBe('/before')
    return made
  })
  expect(change).toEqual({ before: { url: '/before' }, after: { url: '/after' }, version: 2 })
  await settings.reload()
  expect(settings.get('support').url).toBe('/after')
  const undone = database.sql.begin(async (tx) => {
    await settings.set('support', { url: '/undone' }, { tx })
    throw new Error('rolled back')
  })
  await expect(undone).rejects.toThrow('rolled back')
  await settings.reload()
  expect(settings.get('support').url).toBe('/after')
})
