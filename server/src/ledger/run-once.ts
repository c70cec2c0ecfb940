import { createHmac } from 'node:crypto'
import * as z from 'zod/mini'
import type { Call, InputOf, OutputOf } from '@xinghe/contract/call.ts'
import { withWallets } from './with-wallets.ts'
import type { Tx } from '../platform/database/connect.ts'
import type { MemberContext } from '../platform/http/context.ts'
import { answeredBefore, hashBody, once, type Intention } from '../platform/once/once.ts'
import type { Platform } from '../platform/parts.ts'

export interface OnceChange<C extends Call, T> {
  /** Whether the answer is stored for ever, as for all that moves money, or for a day. */
  readonly isPermanent: boolean
  /** Checks that must not run twice or under the lock (a password), in their own transactions; often none. */
  readonly ask?: () => Promise<T>
  readonly write: (tx: Tx, asked: T) => Promise<OutputOf<C>>
}

/**
 * Makes a change of the wallet once per request id; a repeated request gets the first answer. Bodies
 * contain passwords and card numbers, so their hash is keyed.
 */
export const runOnce = async <C extends Call, T>(
  { sql, secrets }: Pick<Platform, 'sql' | 'secrets'>,
  call: C,
  input: InputOf<C>,
  { memberId, requestId, now }: Pick<MemberContext, 'memberId' | 'requestId' | 'now'>,
  { isPermanent, ask, write }: OnceChange<C, T>,
): Promise<OutputOf<C>> => {
  const bodyHash = createHmac('sha256', secrets.key('answered-body'))
    .update(`${call.path} ${hashBody(input)}`)
    .digest('hex')
  const intention: Intention = {
    scope: `member:${memberId}`,
    requestId,
    bodyHash,
    now,
    isPermanent,
  }
  const read = (wire: object): OutputOf<C> => z.decode(call.output, wire) as OutputOf<C>
  const before = await answeredBefore(sql, intention)
  if (before !== null) return read(before)
  const asked = (await ask?.()) as T
  const wire = await withWallets(sql, (tx) =>
    once(tx, intention, async () => z.encode(call.output, await write(tx, asked)) as object),
  )
  return read(wire)
}
