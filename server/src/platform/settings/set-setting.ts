import { writeAuditLine } from '../audit/audit.ts'
import type { Clock } from '../clock/clock.ts'
import type { Sql } from '../database/connect.ts'
import type { SettingName } from './schema.ts'
import type { Settings } from './settings.ts'

export interface SettingOrder {
  readonly name: SettingName
  readonly fields: object
  /** The version that the operator looked at; null changes any. */
  readonly seen: number | null
  readonly actor: string
}

/** An operator's change and its audit line, in one transaction. Returns the new version. */
export const setSetting = async (
  {
    sql,
    clock,
    settings,
  }: { readonly sql: Sql; readonly clock: Clock; readonly settings: Settings },
  { name, fields, seen, actor }: SettingOrder,
): Promise<number> => {
  const version = await sql.begin(async (tx) => {
    const change = await settings.set(name, fields, { tx, ...(seen === null ? {} : { seen }) })
    await writeAuditLine(tx, {
      actor,
      action: 'set-setting',
      subject: name,
      detail: { version: change.version },
      before: change.before,
      after: change.after,
      now: clock.now(),
    })
    return change.version
  })
  // The change is committed; where this read fails, the notification starts another.
  await settings.reload().catch(() => undefined)
  return version
}
