import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { patient } from '../../../../tools/machine-speed.ts'
import { freshDatabase } from '../../../test/database.ts'
import { openSilentProxy, type SilentProxy } from '../../../test/silent-proxy.ts'
import { openSettings, type Settings } from '../settings/settings.ts'
import { connect, type Sql } from './connect.ts'

const name = 'listening'
/** Four seconds of beats and a reconnect, on a quiet machine. */
const inTime = { timeout: patient(5_000), interval: 20 }

let database: Awaited<ReturnType<typeof freshDatabase>>
let proxy: SilentProxy
let far: Sql
let settings: Settings
beforeAll(async () => {
  database = await freshDatabase()
  proxy = await openSilentProxy(database.url)
  far = connect(proxy.url, { max: 2, name })
  settings = await openSettings(far)
})
afterAll(async () => {
  await settings.close()
  await far.end(0)
  proxy.close()
  await database.close()
})

const setNear = async (hours: number): Promise<void> => {
  const near = await openSettings(database.sql)
  await near.set('winners', { hours })
  await near.close()
}
const isInForce = (hours: number): Promise<void> =>
  vi.waitFor(() => expect(settings.get('winners').hours).toBe(hours), inTime)

describe('a setting that changes', () => {
  it('while the back end of the listening connection is killed is in force', async () => {
    const killed = await database.sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = ${name} and query like 'listen %'`
    expect(killed).toHaveLength(1)
    await setNear(3)
    await isInForce(3)
  })

  it('while the listening connection is open and silent is in force', async () => {
    proxy.silence('listening')
    await setNear(4)
    await isInForce(4)
  })

  it('while the database fails is in force once the database works again', async () => {
    const reload = vi.fn(() => far`select no_such_column from site_setting`)
    const subscription = await far.listen({ channel: 'site_setting', reload })
    await database.owner`alter table site_setting rename column value to hidden`
    await database.sql`update site_setting set hidden = '{"hours":5}' where name = 'winners'`
    await database.sql`select pg_notify('site_setting', 'winners')`
    await vi.waitFor(() => expect(reload.mock.calls.length).toBeGreaterThan(1), inTime)
    expect(settings.get('winners').hours).toBe(4)
    await database.owner`alter table site_setting rename column hidden to value`
    await isInForce(5)
    await subscription.unlisten()
  })
})

it('reloads when a notification cannot be understood', async () => {
  const reload = vi.fn(async () => undefined)
  const hear = vi.fn((text: string) => void JSON.parse(text))
  const subscription = await far.listen({ channel: 'wordy', hear, reload })
  await database.sql`select pg_notify('wordy', 'no json')`
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce(), inTime)
  await subscription.unlisten()
})
