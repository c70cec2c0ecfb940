import { createHmac } from 'node:crypto'
import { bindRealName as call } from '@xinghe/contract/account-profile.ts'
import type { InputOf } from '@xinghe/contract/call.ts'
import { Refused } from '@xinghe/contract/refusal.ts'
import { maskRealName } from '@xinghe/rules/account/mask.ts'
import { checkRealName, realNameKey } from '@xinghe/rules/account/real-name.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import type { Platform } from '../../../platform/parts.ts'
import type { Secrets } from '../../../platform/secrets/secrets.ts'
import { flagSharedName } from './flag-review.ts'
import { runOnce } from './run-once.ts'
import * as store from './store.ts'

export const realNamePurpose = 'member-real-name'

/** The stored forms of a name: sealed, masked, and a keyed hash to compare names. */
export const keptRealName = (
  secrets: Secrets,
  memberId: MemberId,
  name: string,
): store.BoundValue => ({
  sealed: secrets.seal(realNamePurpose, memberId, Buffer.from(name)),
  masked: maskRealName(name),
  hash: hashRealName(secrets, name),
})

/** Keyed, to compare names. */
export const hashRealName = (secrets: Secrets, name: string): string =>
  createHmac('sha256', secrets.key('member-contact'))
    .update(`name:${realNameKey(name)}`)
    .digest('hex')

export const openRealName = (secrets: Secrets, memberId: MemberId, sealed: Uint8Array): string =>
  secrets.open(realNamePurpose, memberId, Buffer.from(sealed)).toString('utf8')

export const readRealName = async (
  { sql, secrets }: Pick<Platform, 'sql' | 'secrets'>,
  memberId: MemberId,
): Promise<string | null> => {
  const { realNameSealed } = await store.readBindings(sql, memberId)
  return realNameSealed === null ? null : openRealName(secrets, memberId, realNameSealed)
}

/** Final: a second name is refused, and members with the same name are flagged for review. */
export const bindRealName = async (
  platform: Platform,
  input: InputOf<typeof call>,
  context: MemberContext,
): Promise<Record<string, never>> => {
  const { memberId, now } = context
  const checked = checkRealName(input.realName)
  if (!checked.ok) throw new Refused('real-name-shape')
  const value = keptRealName(platform.secrets, memberId, checked.value)
  return runOnce(platform, call, input, context, {
    ask: async () => undefined,
    write: async (tx) => {
      if (!(await store.bindRealName(tx, memberId, value, now))) throw new Refused('already-bound')
      await flagSharedName(tx, memberId, value.hash, now)
    },
  })
}
