import { bindOther as call } from '@xinghe/contract/account-profile.ts'
import type { InputOf } from '@xinghe/contract/call.ts'
import { Refused } from '@xinghe/contract/refusal.ts'
import { checkBirthday } from '@xinghe/rules/account/birthday.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import type { Platform } from '../../../platform/parts.ts'
import { runOnce } from './run-once.ts'
import * as store from './store.ts'

/** Gender may change; a birthday is final. Either both are written or neither. */
export const bindOther = (
  platform: Platform,
  input: InputOf<typeof call>,
  context: MemberContext,
): Promise<Record<string, never>> => {
  const { memberId, now } = context
  const { gender, birthday } = input
  return runOnce(platform, call, input, context, {
    ask: async () => {
      if (gender === undefined && birthday === undefined) throw new Refused('invalid-parameter')
      if (birthday === undefined) return
      const checked = checkBirthday(birthday, now)
      if (!checked.ok) throw new Refused(checked.reason)
    },
    write: async (tx) => {
      if (gender !== undefined) await store.setGender(tx, memberId, gender)
      if (birthday === undefined) return
      if (!(await store.setBirthday(tx, memberId, birthday, now)))
        throw new Refused('already-bound')
    },
  })
}
