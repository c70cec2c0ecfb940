import { writeAuditLine } from '../../../platform/audit/audit.ts'
import type { Platform } from '../../../platform/parts.ts'
import { lockEntry, writeEntry, type EntryChange } from './store-entry.ts'

/** Changes state, tags or place of a game in the catalogue, by an operator. */
export const setEntry = async (
  { sql, clock }: Pick<Platform, 'sql' | 'clock'>,
  code: string,
  change: Partial<EntryChange>,
  actor: string,
): Promise<EntryChange> =>
  sql.begin(async (tx) => {
    const before = await lockEntry(tx, code)
    if (before === null) throw new Error(`there is no game ${code}`)
    const after = { ...before, ...change }
    await writeEntry(tx, code, after)
    await writeAuditLine(tx, {
      actor,
      action: 'set-game-entry',
      subject: code,
      detail: {},
      before,
      after,
      now: clock.now(),
    })
    return after
  })
