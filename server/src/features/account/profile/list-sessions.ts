import { createHmac } from 'node:crypto'
import type * as calls from '@xinghe/contract/account-profile.ts'
import type { InputOf, OutputOf } from '@xinghe/contract/call.ts'
import { sessionEnds, sessionLives } from '@xinghe/rules/account/session-age.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import type { Platform } from '../../../platform/parts.ts'
import type { Secrets } from '../../../platform/secrets/secrets.ts'
import * as store from './store-session.ts'

/** A public id for the page: with the browser's own id a thief could pose as a trusted device. */
export const publicId = (secrets: Secrets, kind: 'session' | 'device', secret: string): string =>
  createHmac('sha256', secrets.key('public-id'))
    .update(`${kind} ${secret}`)
    .digest('hex')
    .slice(0, 32)

export const listSessions = async (
  { sql, secrets }: Platform,
  { memberId, session, uuid, now }: MemberContext,
): Promise<OutputOf<typeof calls.memberSessions>> => {
  const [sessions, devices] = await Promise.all([
    store.livingSessions(sql, memberId, now),
    store.listDevices(sql, memberId),
  ])
  return {
    sessions: sessions.map(({ hash, browser, ip, country, madeAt, lastSeenAt }) => ({
      id: publicId(secrets, 'session', hash),
      current: hash === session.hash,
      browser,
      ip,
      country,
      madeAt,
      lastSeenAt,
    })),
    devices: devices.map((device) => ({
      id: publicId(secrets, 'device', device.uuid),
      current: device.uuid === uuid,
      browser: device.browser,
      trusted: device.trusted,
      firstSeenAt: device.firstSeenAt,
      lastSeenAt: device.lastSeenAt,
    })),
  }
}

const usualPage = 20

export const listLogins = async (
  { sql, secrets }: Platform,
  { pageNum = 1, pageSize = usualPage }: InputOf<typeof calls.loginHistory>,
  { memberId, now }: MemberContext,
): Promise<OutputOf<typeof calls.loginHistory>> => {
  const page = { offset: (pageNum - 1) * pageSize, limit: pageSize }
  const [total, sessions] = await Promise.all([
    store.countSessions(sql, memberId, now),
    store.pageOfSessions(sql, memberId, page, now),
  ])
  const list = sessions.map((session) => ({
    id: publicId(secrets, 'session', session.hash),
    at: session.madeAt,
    browser: session.browser,
    ip: session.ip,
    country: session.country,
    ...ending(session, now),
  }))
  return { total, list }
}

/** The expiry of a session is not written; it follows from its times. */
const ending = (
  { madeAt, lastSeenAt, endedAt, endedWhy }: store.ListedSession,
  now: Instant,
): { endedAt: Instant | null; endedWhy: string | null } =>
  endedAt !== null || sessionLives(madeAt, lastSeenAt, now)
    ? { endedAt, endedWhy }
    : { endedAt: sessionEnds(madeAt, lastSeenAt), endedWhy: 'expired' }
