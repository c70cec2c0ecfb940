import { Refused } from '@xinghe/contract/refusal.ts'
import { minuteMs } from '@xinghe/rules/base/instant.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import type { Platform } from '../../../platform/parts.ts'
import { phoneCheckedAt, type Bindings } from './store.ts'

export const phoneCheckLifeMs = 30 * minuteMs

/** A member with a phone must have proved it in this session before a sensitive change by email. */
export const requirePhoneCheck = async (
  { sql }: Pick<Platform, 'sql'>,
  { session, now }: Pick<MemberContext, 'session' | 'now'>,
  { phoneSealed }: Pick<Bindings, 'phoneSealed'>,
): Promise<void> => {
  if (phoneSealed === null) return
  const at = await phoneCheckedAt(sql, session.hash)
  if (at === null) throw new Refused('phone-check-required')
  if (now - at >= phoneCheckLifeMs) throw new Refused('phone-check-aged')
}
