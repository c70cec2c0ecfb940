import * as calls from '@xinghe/contract/account-protection.ts'
import type { InputOf } from '@xinghe/contract/call.ts'
import { Refused } from '@xinghe/contract/refusal.ts'
import * as rule from '@xinghe/rules/account/limits.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { change, type Protecting } from './change.ts'
import * as store from './store.ts'

/**
 * A longer session length takes effect later, like any raised limit; the reality check is a reminder and
 * takes effect at once.
 */
export const setPlayTime = (
  parts: Protecting,
  input: InputOf<typeof calls.setPlayTime>,
  context: MemberContext,
): Promise<Record<string, never>> =>
  change(parts, calls.setPlayTime, input, context, async (tx) => {
    const { memberId, now } = context
    const { sessionMinutes, realityCheckMinutes } = input
    const current = await store.readPlayTime(tx, memberId)
    await store.writePlayTime(tx, memberId, {
      ...current,
      ...(sessionMinutes === undefined
        ? {}
        : { session: rule.changeLimit(current.session, sessionMinutes, now) }),
      ...(realityCheckMinutes === undefined ? {} : { realityCheckMinutes }),
    })
  })

export const confirmPlayTime = (
  parts: Protecting,
  input: InputOf<typeof calls.confirmPlayTime>,
  context: MemberContext,
): Promise<Record<string, never>> =>
  change(parts, calls.confirmPlayTime, input, context, async (tx) => {
    const { memberId, now } = context
    const current = await store.readPlayTime(tx, memberId)
    const confirmed = rule.confirmLimit(current.session, input.yes, now)
    if (!confirmed.ok) throw new Refused(confirmed.reason)
    await store.writePlayTime(tx, memberId, { ...current, session: confirmed.value })
  })
