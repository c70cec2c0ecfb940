import * as calls from '@xinghe/contract/account-protection.ts'
import type { InputOf } from '@xinghe/contract/call.ts'
import { Refused } from '@xinghe/contract/refusal.ts'
import * as rule from '@xinghe/rules/account/limits.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { change, type Protecting } from './change.ts'
import * as store from './store.ts'

export const setLimit = (
  parts: Protecting,
  input: InputOf<typeof calls.setLimit>,
  context: MemberContext,
): Promise<Record<string, never>> =>
  change(parts, calls.setLimit, input, context, async (tx) => {
    const { memberId, now } = context
    const limit = await store.readLimit(tx, memberId, input)
    await store.writeLimit(tx, memberId, input, rule.changeLimit(limit, input.amount, now), now)
  })

export const confirmLimit = (
  parts: Protecting,
  input: InputOf<typeof calls.confirmLimit>,
  context: MemberContext,
): Promise<Record<string, never>> =>
  change(parts, calls.confirmLimit, input, context, async (tx) => {
    const { memberId, now } = context
    const limit = await store.readLimit(tx, memberId, input)
    const confirmed = rule.confirmLimit(limit, input.yes, now)
    if (!confirmed.ok) throw new Refused(confirmed.reason)
    await store.writeLimit(tx, memberId, input, confirmed.value, now)
  })
