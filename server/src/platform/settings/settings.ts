import * as z from 'zod/mini'
import type { Db, Sql } from '../database/connect.ts'
import { coalescedRead } from '../database/coalesced-read.ts'
import { writeEvent } from '../events/outbox.ts'
import { settingShapes, isSettingName, type SettingName, type SettingOf } from './schema.ts'
import * as store from './store.ts'

export interface Settings {
  /** The current value, from memory. */
  get<Name extends SettingName>(name: Name): SettingOf<Name>
  /** Only the fields that an operator has set, for callers with another default. */
  written<Name extends SettingName>(name: Name): Partial<SettingOf<Name>>
  /** Validates, writes and notifies every process; throws on a wrong value and changes nothing. */
  set(name: SettingName, value: unknown): Promise<void>
  reload(): Promise<void>
  close(): Promise<void>
}

const fallbacks = (): Map<SettingName, unknown> =>
  new Map(
    Object.entries(settingShapes).map(([name, entry]) => [name as SettingName, entry.fallback]),
  )

/**
 * Only fields that were set are stored: defaults fill the others, also fields of later releases and any
 * whose stored value is no longer allowed.
 */
const merged = (name: SettingName, stored: object): unknown => {
  const { shape, fallback } = settingShapes[name]
  const parsed = z.safeParse(shape, { ...fallback, ...stored })
  if (parsed.success) return parsed.data
  const refused = new Set(parsed.error.issues.map(({ path: [field] }) => field))
  const allowed = Object.entries(stored).filter(([field]) => !refused.has(field))
  const again = z.safeParse(shape, { ...fallback, ...Object.fromEntries(allowed) })
  return again.success ? again.data : fallback
}

export const openSettings = async (sql: Sql): Promise<Settings> => {
  let values = fallbacks()
  let stored = new Map<SettingName, object>()
  const reload = async (): Promise<void> => {
    const fresh = fallbacks()
    const rows = new Map<SettingName, object>()
    for (const { name, value } of await store.readSettings(sql)) {
      if (!isSettingName(name)) continue
      rows.set(name, value)
      fresh.set(name, merged(name, value))
    }
    values = fresh
    stored = rows
  }
  await reload()
  const reloadAgain = coalescedRead(reload)
  const subscription = await sql.listen('site_setting', reloadAgain, reloadAgain)

  return {
    get: <Name extends SettingName>(name: Name) => values.get(name) as SettingOf<Name>,
    written: (name) => stored.get(name) ?? {},
    async set(name, value) {
      const wanted = { ...stored.get(name), ...(value as object) }
      const { shape, fallback } = settingShapes[name]
      const whole = z.parse(shape, { ...fallback, ...wanted }) as Record<string, unknown>
      // Parsing drops names that the setting does not have.
      const kept = Object.keys(wanted).filter((field) => field in whole)
      const row = Object.fromEntries(kept.map((field) => [field, whole[field]]))
      await sql.begin(async (tx: Db) => {
        await store.writeSetting(tx, name, row)
        await writeEvent(tx, 'setting-changed', { name })
      })
      await reload()
    },
    reload,
    close: () => subscription.unlisten(),
  }
}
