import type { MemberContext } from '../../../platform/http/context.ts'
import type { Platform } from '../../../platform/parts.ts'
import { makeChatToken } from '../../../platform/session/chat-token.ts'

/** Identifies a member to the chat socket without the session's token. */
export const issueJwt = (
  { secrets }: Pick<Platform, 'secrets'>,
  { memberId, session, now }: Pick<MemberContext, 'memberId' | 'session' | 'now'>,
): { jwt: string } => ({ jwt: makeChatToken(secrets, memberId, session.hash, now) })
