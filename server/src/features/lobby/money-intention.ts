import type { Call } from '@xinghe/contract/call.ts'
import type { MemberContext } from '../../platform/http/context.ts'
import { hashBody, type Intention } from '../../platform/once/once.ts'

/** Requests that move money have permanent answers. */
export const moneyIntention = (
  call: Call,
  input: object,
  { memberId, requestId, now }: Pick<MemberContext, 'memberId' | 'requestId' | 'now'>,
): Intention => ({
  scope: `member:${memberId}`,
  requestId,
  bodyHash: hashBody({ path: call.path, input }),
  now,
  isPermanent: true,
})
