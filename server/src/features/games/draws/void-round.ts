import type { SharedCode } from '@xinghe/rules/games/shared-games/shared-codes.ts'
import { writeAuditLine } from '../../../platform/audit/audit.ts'
import { payRound } from './pay-round.ts'
import { findRound, voidRound as writeVoid } from './store-round.ts'
import { tellPhase } from './tell-phase.ts'
import type { DrawPlatform } from './transition.ts'

export interface VoidOrder {
  readonly table: SharedCode
  readonly name: string
  readonly actor: string
  readonly reason: string
}

/** Before the closing only: afterwards the seed may be open, and a result must not be taken back. */
export const voidRound = async (
  platform: Pick<DrawPlatform, 'sql' | 'clock'>,
  { table, name, actor, reason }: VoidOrder,
): Promise<'void' | 'unknown' | 'closed'> => {
  const { sql, clock } = platform
  const round = await findRound(sql, table, name)
  if (round === null) return 'unknown'
  const isVoid = await sql.begin(async (tx) => {
    if (!(await writeVoid(tx, round.id))) return false
    const now = clock.now()
    const subject = `${table} ${name}`
    await writeAuditLine(tx, {
      actor,
      action: 'void-round',
      subject,
      detail: { reason },
      before: { state: 'betting' },
      after: { state: 'void' },
      now,
    })
    await tellPhase(tx, table)
    return true
  })
  if (!isVoid) return 'closed'
  await payRound(platform, round.id)
  return 'void'
}
