import type { Db, Tx } from '../database/connect.ts'
import { json } from '../database/value.ts'

interface StoredSetting {
  readonly value: Record<string, unknown>
  /** 0 before the first change. */
  readonly version: number
  /** The version at which each field was last changed. */
  readonly fieldVersions: Readonly<Record<string, number>>
}

export const readSettings = (
  db: Db,
): Promise<(Pick<StoredSetting, 'value' | 'version'> & { name: string })[]> => db`
  select name, value, version from site_setting`

/** Locks the row until the end of the transaction, and makes it first: a missing row locks nothing. */
export const lockSetting = async (tx: Tx, name: string): Promise<StoredSetting> => {
  await tx`
    insert into site_setting (name, value, version) values (${name}, '{}', 0)
    on conflict (name) do nothing`
  const [row] = await tx<StoredSetting[]>`
    select value, version, field_versions as "fieldVersions"
    from site_setting where name = ${name} for update`
  if (row === undefined) throw new Error(`the setting ${name} has no row`)
  return row
}

/** When the transaction commits, every process reads the settings again. */
export const writeSetting = async (
  tx: Tx,
  name: string,
  { value, version, fieldVersions }: StoredSetting,
): Promise<void> => {
  await tx`
    update site_setting
    set value = ${json(value)}, version = ${version}, field_versions = ${json(fieldVersions)},
        changed_at = now()
    where name = ${name}`
  await tx`select pg_notify('site_setting', ${name})`
}
