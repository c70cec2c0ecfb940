import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { freshDatabase } from '../../../test/database.ts'
import { migrationsFolder } from '../database/migrate.ts'
import { json } from '../database/value.ts'
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

describe('the coin rates of the cashier', () => {
  afterAll(() => database.owner`delete from site_setting where name = 'cashier'`)

  it('may not credit more for a USDT than a withdrawn one costs, and say which rate is which', async () => {
    const { depositRate, withdrawRate } = settings.get('cashier')
    expect(Number(depositRate)).toBeLessThan(Number(withdrawRate))
    const refused = settings.set('cashier', { depositRate: '7.2501' })
    await expect(refused).rejects.toThrow('credited to a member for each USDT deposited')
    await expect(refused).rejects.toThrow('taken from a member for each USDT sent out')
    await expect(settings.set('cashier', { withdrawRate: '7.1499' })).rejects.toThrow()
    await settings.set('cashier', { depositRate: '7.3000', withdrawRate: '7.3000' })
    expect(settings.get('cashier')).toMatchObject({ depositRate: '7.3000', withdrawRate: '7.3000' })
  })

  it('may be zero, which closes that direction', async () => {
    await settings.set('cashier', { withdrawRate: '0.0000' })
    expect(settings.get('cashier').withdrawRate).toBe('0.0000')
  })

  it('fall back together where a pair is stored that is not allowed, also beside other faults', async () => {
    await database.sql`
      update site_setting set value = ${json({
        depositRate: '7.4000',
        withdrawRate: '7.1000',
        openOrders: 99,
        withdrawalsPerDay: 7,
      })} where name = 'cashier'`
    await settings.reload()
    expect(settings.get('cashier')).toMatchObject({
      depositRate: '7.1500',
      withdrawRate: '7.2500',
      openOrders: 3,
      withdrawalsPerDay: 7,
    })
  })

  const migrated = async (value: object) => {
    await database.sql`
      insert into site_setting (name, value, version) values ('cashier', ${json(value)}, 4)
      on conflict (name) do update set value = excluded.value, version = 4, field_versions = '{}'`
    const text = await readFile(join(migrationsFolder, '0067-coin-rates.sql'), 'utf8')
    await database.owner.unsafe(text)
    await settings.reload()
    const { depositRate, withdrawRate } = settings.get('cashier')
    return { rates: `${depositRate} ${withdrawRate}`, version: settings.version('cashier') }
  }

  it.each([
    ['both', { depositRate: '7.3000', withdrawRate: '7.2000', openOrders: 5 }, '7.2000 7.3000'],
    ['one, with the earlier default', { depositRate: '7.3000' }, '7.1500 7.3000'],
    ['the other, with the earlier default', { withdrawRate: '7.0000' }, '7.0000 7.2500'],
  ])('change places by the migration where an operator had set %s', async (_, value, rates) => {
    expect(await migrated(value)).toEqual({ rates, version: 5 })
    const stale = settings.set('cashier', { depositRate: '7.0500' }, { seen: 4 })
    await expect(stale).rejects.toThrow(/changed since: depositRate = .*, withdrawRate = /)
  })

  it.each([
    ['in the right order', { depositRate: '7.1000', withdrawRate: '7.2000' }, '7.1000 7.2000'],
    ['closed', { withdrawRate: '0.0000' }, '7.1500 0.0000'],
    ['not set', { openOrders: 5 }, '7.1500 7.2500'],
    ['unreadable', { depositRate: 'dear', withdrawRate: '7.2000' }, '7.1500 7.2000'],
  ])('stay by the migration where they were %s', async (_, value, rates) => {
    expect(await migrated(value)).toEqual({ rates, version: 4 })
  })
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
