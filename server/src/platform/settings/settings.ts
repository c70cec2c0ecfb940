import * as z from 'zod/mini'
import type { Db, Sql } from '../database/connect.ts'
import { writeEvent } from '../events/outbox.ts'
import { settingShapes, isSettingName, type SettingName, type SettingOf } from './schema.ts'
import * as store from './store.ts'

export interface Settings {
  /** The value in force, from memory. */
  get<Name extends SettingName>(name: Name): SettingOf<Name>
  /** Checks, writes, and tells every process; a wrong value throws and changes nothing. */
  set(name: SettingName, value: unknown): Promise<void>
  reload(): Promise<void>
  close(): Promise<void>
}

const fallbacks = (): Map<SettingName, unknown> =>
  new Map(
    Object.entries(settingShapes).map(([name, entry]) => [name as SettingName, entry.fallback]),
  )

/** A stored value may lack fields that came later: the fallback fills them. */
const merged = (name: SettingName, stored: unknown): unknown => {
  const { shape, fallback } = settingShapes[name]
  const whole = { ...fallback, ...(stored as object) }
  const parsed = z.safeParse(shape, whole)
  return parsed.success ? parsed.data : fallback
}

export const openSettings = async (sql: Sql): Promise<Settings> => {
  let values = fallbacks()
  const reload = async (): Promise<void> => {
    const fresh = fallbacks()
    for (const row of await store.readSettings(sql)) {
      if (isSettingName(row.name)) fresh.set(row.name, merged(row.name, row.value))
    }
    values = fresh
  }
  await reload()
  const subscription = await sql.listen('site_setting', () => void reload())

  return {
    get: <Name extends SettingName>(name: Name) => values.get(name) as SettingOf<Name>,
    async set(name, value) {
      const whole = z.parse(settingShapes[name].shape, {
        ...(values.get(name) as object),
        ...(value as object),
      })
      await sql.begin(async (tx: Db) => {
        await store.writeSetting(tx, name, whole)
        await writeEvent(tx, 'setting-changed', { name })
      })
      await reload()
    },
    reload,
    close: () => subscription.unlisten(),
  }
}
