import { createHash, randomBytes } from 'node:crypto'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import { minuteMs, secondMs } from '@xinghe/rules/base/instant.ts'
import { sessionLives } from '@xinghe/rules/account/session-age.ts'
import type { Clock } from '../clock/clock.ts'
import type { Db, Sql } from '../database/connect.ts'
import * as store from './store.ts'

export interface Session {
  /** Hex sha-256 of the token; the token itself is never kept. */
  readonly hash: string
  readonly memberId: MemberId
  readonly state: 'active' | 'frozen' | 'closed'
  readonly madeAt: Instant
  readonly lastSeenAt: Instant
}

export interface NewSession {
  readonly memberId: MemberId
  readonly uuid: string
  readonly device: string
  readonly ip: string
  readonly country: string | null
}

export interface Sessions {
  start(db: Db, made: NewSession): Promise<{ token: string; hash: string }>
  find(token: string): Promise<Session | null>
  /** Ends them in the caller's transaction and tells every process. */
  end(db: Db, hash: string, why: string): Promise<void>
  endAllOf(db: Db, memberId: MemberId, why: string, except?: string): Promise<void>
  onEnded(listener: (hash: string) => void): void
  close(): Promise<void>
}

const tokenBytes = 32
/** A look-up is trusted this long; an ended session is dropped at once by the notification. */
const trustMs = 15 * secondMs
const cacheLimit = 50_000
const touchMs = minuteMs

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')

export const openSessions = async (sql: Sql, clock: Clock): Promise<Sessions> => {
  const cache = new Map<string, { session: Session | null; at: Instant }>()
  const listeners = new Set<(hash: string) => void>()
  const subscription = await sql.listen('session_ended', (hash) => {
    cache.delete(hash)
    for (const listener of listeners) listener(hash)
  })

  const look = async (hash: string, now: Instant): Promise<Session | null> => {
    const kept = cache.get(hash)
    if (kept !== undefined && now - kept.at < trustMs) return kept.session
    const session = await store.findSession(sql, hash)
    if (cache.size >= cacheLimit) cache.delete(cache.keys().next().value ?? '')
    cache.set(hash, { session, at: now })
    return session
  }

  return {
    async start(db, made) {
      const token = randomBytes(tokenBytes).toString('base64url')
      const hash = hashToken(token)
      await store.insertSession(db, { ...made, hash, now: clock.now() })
      return { token, hash }
    },
    async find(token) {
      const now = clock.now()
      const session = await look(hashToken(token), now)
      if (session === null || !sessionLives(session.madeAt, session.lastSeenAt, now)) return null
      if (session.state === 'closed') return null
      if (now - session.lastSeenAt < touchMs) return session
      const touched = { ...session, lastSeenAt: now }
      cache.set(session.hash, { session: touched, at: now })
      await store.touchSession(sql, session.hash, now)
      return touched
    },
    end: (db, hash, why) => store.endSession(db, hash, why, clock.now()),
    endAllOf: (db, memberId, why, except) =>
      store.endSessionsOf(db, memberId, why, clock.now(), except ?? ''),
    onEnded: (listener) => void listeners.add(listener),
    close: () => subscription.unlisten(),
  }
}
