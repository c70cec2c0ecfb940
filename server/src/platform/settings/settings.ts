import * as z from 'zod/mini'
import type { Sql, Tx } from '../database/connect.ts'
import { changeSetting, type SettingChange } from './change-setting.ts'
import { settingShapes, isSettingName, type SettingName, type SettingOf } from './schema.ts'
import * as store from './store.ts'

export interface Settings {
  /** The current value, from memory. */
  get<Name extends SettingName>(name: Name): SettingOf<Name>
  /** Only the fields that an operator has set, for callers with another default. */
  written<Name extends SettingName>(name: Name): Partial<SettingOf<Name>>
  /** The version of the stored value that `get` returns; 0 before the first change. */
  version(name: SettingName): number
  /**
   * Validates the fields, merges them into the stored value and notifies every process. Throws on a wrong
   * value, and when the stored version is not `seen`; then nothing is changed. In the caller's transaction
   * this process has the new value after its commit and `reload`.
   */
  set(
    name: SettingName,
    fields: object,
    options?: { readonly seen?: number; readonly tx?: Tx },
  ): Promise<SettingChange>
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
  const entries = Object.entries(stored)
  const allowed = entries.filter(([field]) => !refused.has(field))
  if (allowed.length === entries.length) return fallback
  // Fields that do not go together are found when each of the others is allowed by itself.
  return merged(name, Object.fromEntries(allowed))
}

export const openSettings = async (sql: Sql): Promise<Settings> => {
  let values = fallbacks()
  let stored = new Map<SettingName, object>()
  let versions = new Map<SettingName, number>()
  let [readsStarted, lastApplied] = [0, 0]
  const reload = async (): Promise<void> => {
    const read = (readsStarted += 1)
    const fresh = fallbacks()
    const rows = new Map<SettingName, object>()
    const numbers = new Map<SettingName, number>()
    for (const { name, value, version } of await store.readSettings(sql)) {
      if (!isSettingName(name)) continue
      rows.set(name, value)
      numbers.set(name, version)
      fresh.set(name, merged(name, value))
    }
    // An older read may answer after a newer one.
    if (read < lastApplied) return
    lastApplied = read
    ;[values, stored, versions] = [fresh, rows, numbers]
  }
  // Before the first read: a change between the two is heard.
  const subscription = await sql.listen({ channel: 'site_setting', reload })
  await reload()

  return {
    get: <Name extends SettingName>(name: Name) => values.get(name) as SettingOf<Name>,
    written: (name) => stored.get(name) ?? {},
    version: (name) => versions.get(name) ?? 0,
    async set(name, fields, { seen, tx } = {}) {
      if (tx !== undefined) return changeSetting(tx, name, fields, seen)
      const change = await sql.begin((own) => changeSetting(own, name, fields, seen))
      // The change is committed; where this read fails, the notification starts another.
      await reload().catch(() => undefined)
      return change
    },
    reload,
    close: () => subscription.unlisten(),
  }
}
