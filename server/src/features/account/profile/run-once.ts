import { createHmac } from 'node:crypto'
import type { Call } from '@xinghe/contract/call.ts'
import type { Tx } from '../../../platform/database/connect.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { answeredBefore, hashBody, once, type Intention } from '../../../platform/once/once.ts'
import type { Platform } from '../../../platform/parts.ts'

/** A change with checks (codes, passwords) in their own transactions, followed by the write. */
export interface AskedChange<T> {
  readonly ask: () => Promise<T>
  readonly write: (tx: Tx, asked: T) => Promise<void>
}

/**
 * Makes a change once per request id. A repeated request gets the stored answer, although its code is no
 * longer valid. Bodies contain passwords, so their hash is keyed.
 */
export const runOnce = async <T>(
  { sql, secrets }: Pick<Platform, 'sql' | 'secrets'>,
  call: Call,
  input: object,
  { memberId, requestId, now }: MemberContext,
  { ask, write }: AskedChange<T>,
): Promise<Record<string, never>> => {
  const bodyHash = createHmac('sha256', secrets.key('answered-body'))
    .update(`${call.path} ${hashBody(input)}`)
    .digest('hex')
  const intention: Intention = { scope: `member:${memberId}`, requestId, bodyHash, now }
  if ((await answeredBefore(sql, intention)) !== null) return {}
  const asked = await ask()
  await sql.begin((tx) =>
    once(tx, intention, async () => {
      await write(tx, asked)
      return {}
    }),
  )
  return {}
}
