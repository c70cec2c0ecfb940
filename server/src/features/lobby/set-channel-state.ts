import { writeAuditLine } from '../../platform/audit/audit.ts'
import type { Platform } from '../../platform/parts.ts'
import {
  findMembers,
  lockChannelState,
  writeChannelState,
  type ChannelState,
} from './venues/store.ts'

export interface ChannelChange {
  readonly code: string
  readonly state: ChannelState
  /** Names of the members who may enter while the venue is being tested. */
  readonly testers: readonly string[]
  readonly actor: string
}

/** Opens or closes a venue, by an operator. */
export const setChannelState = async (
  { sql, clock }: Pick<Platform, 'sql' | 'clock'>,
  { code, state, testers, actor }: ChannelChange,
): Promise<string> => {
  const members = await findMembers(sql, testers)
  const unknown = testers.filter(
    (name) => !members.some((member) => member.name.toLowerCase() === name.toLowerCase()),
  )
  if (unknown.length > 0) throw new Error(`no member is called ${unknown.join(', ')}`)
  const ids = members.map(({ id }) => id)
  await sql.begin(async (tx) => {
    const before = await lockChannelState(tx, code)
    if (before === null) throw new Error(`there is no venue ${code}`)
    const after = { state, testers: ids }
    await writeChannelState(tx, code, after)
    await writeAuditLine(tx, {
      actor,
      action: 'set-venue-state',
      subject: code,
      detail: {},
      before,
      after,
      now: clock.now(),
    })
  })
  return `${code} is ${state}`
}
