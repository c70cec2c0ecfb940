import type { Call } from '@xinghe/contract/call.ts'
import { Refused } from '@xinghe/contract/refusal.ts'
import { headerNames } from '@xinghe/contract/wire.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Platform } from '../parts.ts'
import { refuseOnBreak } from '../session/refuse-break.ts'
import type { Session } from '../session/sessions.ts'
import { header, idHeader, type CallRequest } from './call-request.ts'

/** The session of a call; a call for members is refused without one. */
export const findSession = async (
  request: CallRequest,
  call: Call,
  { sessions }: Platform,
): Promise<Session | null> => {
  const token = header(request, headerNames.token)
  const uuid = idHeader(request, headerNames.uuid)
  const session =
    token === '' ? null : (sessions.cached(token, uuid) ?? (await sessions.find(token, uuid)))
  if (session === null && call.who === 'member') throw new Refused('session-expired')
  return session
}

/** Refuses a member who is frozen by an operator, or on a break of their own choice. */
export const checkMayCall = (session: Session | null, call: Call, now: Instant): void => {
  if (session === null || call.who !== 'member') return
  if (session.state === 'frozen' && !call.whileFrozen) throw new Refused('account-frozen')
  if (!call.whileExcluded) refuseOnBreak({ session, now })
}
