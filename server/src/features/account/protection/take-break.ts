import * as calls from '@xinghe/contract/account-protection.ts'
import type { InputOf } from '@xinghe/contract/call.ts'
import { Refused } from '@xinghe/contract/refusal.ts'
import {
  breakAt,
  startCoolOff,
  startExclusion,
  type BreakFault,
  type PlayBreak,
} from '@xinghe/rules/account/play-break.ts'
import type { Result } from '@xinghe/rules/base/result.ts'
import type { Db } from '../../../platform/database/connect.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { sendLetter } from '../../../platform/letters/send-letter.ts'
import { change, type Protecting } from './change.ts'
import { breakLetter } from './messages.ts'
import * as store from './store.ts'

/** Under the balance lock: every later bet sees the break. */
const take = async (
  tx: Db,
  { memberId, now }: MemberContext,
  rule: (taken: PlayBreak) => Result<PlayBreak, BreakFault>,
): Promise<void> => {
  const current = await store.readPlayTime(tx, memberId)
  const started = rule(current.playBreak)
  if (!started.ok) throw new Refused(started.reason)
  await store.writePlayTime(tx, memberId, { ...current, playBreak: started.value })
  const running = breakAt(started.value, now)
  if (running === null) return
  await sendLetter(tx, { memberId, kind: 'notice', ...breakLetter(running), now })
}

export const coolOff = (
  parts: Protecting,
  input: InputOf<typeof calls.coolOff>,
  context: MemberContext,
): Promise<Record<string, never>> =>
  change(parts, calls.coolOff, input, context, (tx) =>
    take(tx, context, (taken) => startCoolOff(taken, input.days, context.now)),
  )

export const excludeSelf = (
  parts: Protecting,
  input: InputOf<typeof calls.excludeSelf>,
  context: MemberContext,
): Promise<Record<string, never>> =>
  change(parts, calls.excludeSelf, input, context, (tx) =>
    take(tx, context, (taken) => startExclusion(taken, input.months, context.now)),
  )
