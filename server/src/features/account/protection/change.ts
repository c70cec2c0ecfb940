import type { Call, InputOf } from '@xinghe/contract/call.ts'
import { lockMembers } from '../../../ledger/lock-members.ts'
import type { Db } from '../../../platform/database/connect.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { hashBody, once } from '../../../platform/once/once.ts'
import type { Platform } from '../../../platform/parts.ts'
import { insertChange } from './store.ts'

export type Protecting = Pick<Platform, 'sql' | 'sessions'>

/** Amounts as text: JSON has no bigint. */
const readable = (input: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(input).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'bigint' ? value.toString() : value,
    ]),
  )

/**
 * One change of a member's protection: once per request id, under the balance lock that every bet and
 * deposit takes, recorded, and with the session caches of all processes invalidated.
 */
export const change = async <C extends Call>(
  { sql, sessions }: Protecting,
  call: C,
  input: InputOf<C> & object,
  { memberId, requestId, now }: MemberContext,
  work: (tx: Db) => Promise<void>,
): Promise<Record<string, never>> => {
  const what = call.path.slice(call.path.lastIndexOf('/') + 1)
  const bodyHash = hashBody({ what, input })
  await sql.begin(async (tx) => {
    await once(tx, { scope: memberId, requestId, bodyHash, now }, async () => {
      await lockMembers(tx, [memberId])
      await work(tx)
      await insertChange(tx, memberId, what, readable(input), now)
      await sessions.tellChanged(tx, memberId)
      return {}
    })
  })
  sessions.forget(memberId)
  return {}
}
