import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod/mini'
import type { Tx } from '../database/connect.ts'
import { writeEvent } from '../events/outbox.ts'
import { settingShapes, type SettingName } from './schema.ts'
import * as store from './store.ts'

/** A change as it was written: the stored fields before and after it. */
export interface SettingChange {
  readonly before: Readonly<Record<string, unknown>>
  readonly after: Readonly<Record<string, unknown>>
  readonly version: number
}

/** Another writer was first; the message names the fields that changed since. */
export class SettingConflict extends Error {
  constructor(name: SettingName, seen: number, version: number, since: object) {
    const fields = Object.entries(since).map(([field, value]) => `${field} = ${json(value)}`)
    super(
      `${name} is at version ${version}, not ${seen}; changed since: ${fields.join(', ') || 'nothing'}`,
    )
  }
}

const json = (value: unknown): string => JSON.stringify(value) ?? 'unset'

/** Throws on a value that the schema refuses. Names that the setting does not have are dropped. */
const checked = (name: SettingName, wanted: object): Record<string, unknown> => {
  const { shape, fallback } = settingShapes[name]
  const whole = z.parse(shape, { ...fallback, ...wanted }) as Record<string, unknown>
  const kept = Object.keys(wanted).filter((field) => field in whole)
  return Object.fromEntries(kept.map((field) => [field, whole[field]]))
}

/**
 * Merges the fields into the stored value, under the lock of its row. `seen` is the version that the writer
 * looked at; left out, the change is made whatever was changed before it.
 */
export const changeSetting = async (
  tx: Tx,
  name: SettingName,
  fields: object,
  seen?: number,
): Promise<SettingChange> => {
  const stored = await store.lockSetting(tx, name)
  if (seen !== undefined && seen !== stored.version) {
    const since = Object.entries(stored.fieldVersions)
      .filter(([, version]) => version > seen)
      .map(([field]) => [field, stored.value[field]])
    throw new SettingConflict(name, seen, stored.version, Object.fromEntries(since))
  }
  const value = checked(name, { ...stored.value, ...fields })
  const version = stored.version + 1
  const changed = Object.keys(value).filter(
    (field) => !isDeepStrictEqual(value[field], stored.value[field]),
  )
  await store.writeSetting(tx, name, {
    value,
    version,
    fieldVersions: {
      ...stored.fieldVersions,
      ...Object.fromEntries(changed.map((field) => [field, version])),
    },
  })
  await writeEvent(tx, 'setting-changed', { name })
  return { before: stored.value, after: value, version }
}
