import { hash as hashOf, randomBytes } from 'node:crypto'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import { later, minuteMs, secondMs } from '@xinghe/rules/base/instant.ts'
import type { PlayBreak } from '@xinghe/rules/account/play-break.ts'
import { sessionLives } from '@xinghe/rules/account/session-age.ts'
import { sessionTimeEnds } from '@xinghe/rules/account/session-time.ts'
import type { Clock } from '../clock/clock.ts'
import type { Db, Sql } from '../database/connect.ts'
import { gather } from '../database/gather.ts'
import { isFresh, keep, type Kept, type Trust } from '../database/kept.ts'
import { writeEvent } from '../events/outbox.ts'
import * as store from './store.ts'

export interface Session {
  /** Hex sha-256 of the token; the token itself is never kept. */
  readonly hash: string
  readonly memberId: MemberId
  readonly state: 'active' | 'frozen' | 'closed'
  readonly madeAt: Instant
  readonly lastSeenAt: Instant
  /** The member's own limit of a login's length. */
  readonly sessionMinutes: number | null
  readonly playBreak: PlayBreak
}

export interface NewSession {
  readonly memberId: MemberId
  readonly uuid: string
  readonly device: string
  /** A short label of the browser, for the member's list of sessions. */
  readonly browser: string
  readonly ip: string
  readonly country: string | null
}

export interface Sessions {
  start(db: Db, made: NewSession): Promise<{ token: string; hash: string }>
  find(token: string): Promise<Session | null>
  /** A living session out of memory; null where `find` has something to look up or to write. */
  kept(token: string): Session | null
  /** Ends them in the caller's transaction and tells every process. */
  end(db: Db, hash: string, why: string): Promise<void>
  endAllOf(db: Db, memberId: MemberId, why: string, except?: string): Promise<void>
  /** Ends the logins that the members' own time limits have ended; answers how many. */
  endOverdue(): Promise<number>
  /** In the transaction that changes what a look-up tells of a member: no process keeps an old one. */
  tellChanged(db: Db, memberId: MemberId): Promise<void>
  /** After that transaction: here at once, before the notification comes round. */
  forget(memberId: MemberId): void
  onEnded(listener: (hash: string) => void): void
  close(): Promise<void>
}

const tokenBytes = 32
/** Of a look-up; an ended session is dropped at once by the notification. */
const trust: Trust = { ms: 15 * secondMs, earlyMs: 5 * secondMs }
/** Sessions that are due together are looked up together. */
const gatherMs = 100
const cacheLimit = 50_000
const touchMs = minuteMs
const timeLimitWhy = 'time-limit'

export const hashToken = (token: string): string => hashOf('sha256', token, 'hex')

export const openSessions = async (sql: Sql, clock: Clock): Promise<Sessions> => {
  const cache = new Map<string, Kept<Session | null>>()
  const listeners = new Set<(hash: string) => void>()
  /** A look-up that was under way while something changed may be the old one: it is not kept. */
  let changes = 0
  const endings = await sql.listen(store.endedChannel, (hash) => {
    changes += 1
    cache.delete(hash)
    for (const listener of listeners) listener(hash)
  })
  const forget = (memberId: string): void => {
    changes += 1
    for (const [hash, { found }] of cache) if (found?.memberId === memberId) cache.delete(hash)
  }
  const changed = await sql.listen(store.changedChannel, forget)

  const look = async (hash: string, now: Instant): Promise<Session | null> => {
    const kept = cache.get(hash)
    if (kept !== undefined && now - kept.at < trust.ms) return kept.found
    const before = changes
    const [session = null] = await store.findSessions(sql, [hash])
    if (changes !== before) return session
    if (cache.size >= cacheLimit) cache.delete(cache.keys().next().value ?? '')
    cache.set(hash, keep(session, now))
    return session
  }

  /** All that are in use come by here, so their being seen is written here too. */
  const lookAgain = gather<string>(gatherMs, async (hashes) => {
    const [now, before] = [clock.now(), changes]
    await store.touchSessions(sql, hashes, now, later(now, 2 * trust.ms - touchMs))
    const found = new Map(
      (await store.findSessions(sql, hashes)).map((session) => [session.hash, session]),
    )
    for (const hash of hashes) {
      const kept = cache.get(hash)
      if (kept === undefined) continue
      if (changes !== before) kept.asked = false
      else cache.set(hash, keep(found.get(hash) ?? null, now))
    }
  })

  /** Only the first of parallel calls ends it, and tells of it. */
  const endByTime = async (
    db: Db,
    { hash, memberId }: store.Overdue,
    now: Instant,
  ): Promise<void> => {
    const ended = await store.endSession(db, hash, timeLimitWhy, now)
    if (ended) await writeEvent(db, 'session-ended', { memberId, hash, why: timeLimitWhy })
  }

  const isOver = (session: Session, now: Instant): boolean => {
    const ends = sessionTimeEnds(session.madeAt, session.sessionMinutes)
    return ends !== null && now >= ends
  }
  const lives = ({ madeAt, lastSeenAt, state }: Session, now: Instant): boolean =>
    sessionLives(madeAt, lastSeenAt, now) && state !== 'closed'

  return {
    kept(token) {
      const now = clock.now()
      const kept = cache.get(hashToken(token))
      const session = kept?.found ?? null
      if (kept === undefined || session === null) return null
      if (!lives(session, now) || isOver(session, now)) return null
      if (now - session.lastSeenAt >= touchMs) return null
      return isFresh(kept, now, trust, () => lookAgain(session.hash)) ? session : null
    },
    async start(db, made) {
      const token = randomBytes(tokenBytes).toString('base64url')
      const hash = hashToken(token)
      await store.insertSession(db, { ...made, hash, now: clock.now() })
      return { token, hash }
    },
    async find(token) {
      const now = clock.now()
      const session = await look(hashToken(token), now)
      if (session === null || !lives(session, now)) return null
      if (isOver(session, now)) {
        await sql.begin((tx) => endByTime(tx, session, now))
        cache.delete(session.hash)
        return null
      }
      if (now - session.lastSeenAt < touchMs) return session
      const touched = { ...session, lastSeenAt: now }
      if (cache.has(session.hash)) cache.set(session.hash, keep(touched, now))
      await store.touchSessions(sql, [session.hash], now, now)
      return touched
    },
    // Dropped here at once: this process's next call must not wait for its own notification.
    end: async (db, hash, why) => {
      await store.endSession(db, hash, why, clock.now())
      changes += 1
      cache.delete(hash)
    },
    endAllOf: async (db, memberId, why, except) => {
      await store.endSessionsOf(db, memberId, why, clock.now(), except ?? '')
      forget(memberId)
    },
    async endOverdue() {
      const now = clock.now()
      const overdue = await store.findOverdue(sql, now)
      for (const session of overdue) await sql.begin((tx) => endByTime(tx, session, now))
      return overdue.length
    },
    tellChanged: (db, memberId) => store.notifyChanged(db, memberId),
    forget,
    onEnded: (listener) => void listeners.add(listener),
    async close() {
      await Promise.all([endings.unlisten(), changed.unlisten()])
    },
  }
}
