import { Refused } from '@xinghe/contract/refusal.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import { batchedLookup } from '../../../platform/database/batched-lookup.ts'
import type { Platform } from '../../../platform/parts.ts'
import { readChatToken } from '../../../platform/session/chat-token.ts'
import { scriptPairOf } from '../text/script-pair.ts'
import * as store from './store.ts'

export type ReadStanding = (memberId: MemberId) => Promise<store.StandingRow | undefined>

/** Many members come back at once after a restart; a few statements read all of them. */
export const openStandings = ({ sql, clock }: Pick<Platform, 'sql' | 'clock'>): ReadStanding =>
  batchedLookup(async (ids) => {
    const rows = await store.readStandings(sql, ids, clock.now())
    return new Map(rows.map((row) => [row.memberId, row]))
  })

export interface LoggedIn {
  readonly standing: store.StandingRow
  readonly sessionHash: string
}

/** A token works once, for five minutes, in the browser of its session and while that lives. */
export const logIn = async (
  { sql, secrets, clock }: Pick<Platform, 'sql' | 'secrets' | 'clock'>,
  readStanding: ReadStanding,
  token: string,
  uuid: string,
): Promise<LoggedIn> => {
  const claims = readChatToken(secrets, token, clock.now())
  if (claims === null) throw new Refused('session-expired')
  const [isFirst, isOpen, standing] = await Promise.all([
    store.useToken(sql, claims.jti, claims.expiresAt),
    store.isSessionOpen(sql, claims.sessionHash, uuid),
    readStanding(claims.memberId),
  ])
  if (!isFirst || !isOpen || standing === undefined) throw new Refused('session-expired')
  if (standing.state !== 'active') throw new Refused(`account-${standing.state}`)
  if (standing.blocked !== null)
    throw new Refused('chat-blocked', { reason: scriptPairOf(standing.blocked) })
  return { standing, sessionHash: claims.sessionHash }
}
