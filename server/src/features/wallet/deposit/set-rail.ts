import type { RailName } from '@xinghe/rules/wallet/rails.ts'
import { writeAuditLine } from '../../../platform/audit/audit.ts'
import type { Platform } from '../../../platform/parts.ts'
import { setRailOpen } from './rails/store-rail.ts'

/** A closed rail refuses new orders; waiting orders can still be paid. */
export const setRail = (
  { sql, clock }: Pick<Platform, 'sql' | 'clock'>,
  rail: RailName,
  open: boolean,
  actor: string,
): Promise<string> =>
  sql.begin(async (tx) => {
    const state = open ? 'open' : 'closed'
    if (!(await setRailOpen(tx, rail, open))) return `${rail} is ${state} already`
    const now = clock.now()
    const action = open ? 'open-rail' : 'close-rail'
    await writeAuditLine(tx, {
      actor,
      action,
      subject: rail,
      detail: {},
      before: { open: !open },
      after: { open },
      now,
    })
    return `${rail} is ${state}`
  })
