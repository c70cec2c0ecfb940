import { hash as hashOf, randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import { hourMs, later, minuteMs, secondMs } from '@xinghe/rules/base/instant.ts'
import type { PlayBreak } from '@xinghe/rules/account/play-break.ts'
import { sessionLives } from '@xinghe/rules/account/session-age.ts'
import { sessionTimeEnds } from '@xinghe/rules/account/session-time.ts'
import type { Clock } from '../clock/clock.ts'
import type { Db, Sql } from '../database/connect.ts'
import {
  cacheEntry,
  isExpired,
  refreshAhead,
  type CacheEntry,
  type CacheTimes,
} from '../database/cache-entry.ts'
import { batchedLookup } from '../database/batched-lookup.ts'
import { microBatch } from '../database/micro-batch.ts'
import { writeEvent } from '../events/outbox.ts'
import * as store from './store.ts'

export interface Session {
  /** Hex sha-256 of the token; the token itself is never stored. */
  readonly hash: string
  readonly memberId: MemberId
  /** The browser that logged in: its token is worth nothing in another one. */
  readonly uuid: string
  readonly state: 'active' | 'frozen' | 'closed'
  readonly madeAt: Instant
  readonly lastSeenAt: Instant
  /** The member's own limit on the length of a session. */
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
  /** The session of this token, if it is sent by the browser that logged in. */
  find(token: string, uuid: string): Promise<Session | null>
  /** A valid session from the cache; null where `find` must read or write the database. */
  cached(token: string, uuid: string): Session | null
  /**
   * Reads these sessions from the database, past the cache, which is brought up to date. Those that have ended
   * or expired are not in the answer.
   */
  reread(hashes: readonly string[]): Promise<ReadonlyMap<string, Session>>
  /** Ends the session in the caller's transaction and notifies every process. */
  end(db: Db, hash: string, why: string): Promise<void>
  endAllOf(db: Db, memberId: MemberId, why: string, except?: string): Promise<void>
  /** Ends the sessions that are over by their members' own time limits; returns their number. */
  endOverdue(): Promise<number>
  /** Invalidates the member's sessions in every process's cache when the caller's transaction commits. */
  tellChanged(db: Db, memberId: MemberId): Promise<void>
  /** Invalidates them in this process at once; call it after the commit. */
  forget(memberId: MemberId): void
  onEnded(listener: (hash: string) => void): void
  close(): Promise<void>
}

const tokenBytes = 32
/** The end of a session is notified, so it does not wait for the TTL. */
const cacheTimes: CacheTimes = { ttlMs: 15 * secondMs, refreshAheadMs: 5 * secondMs }
const refreshWindowMs = 100
/** Sessions that one statement reads. */
const rereadMost = 1_000
const cachedMost = 50_000
/** How old `last_seen_at` may become while the session is in use. */
const touchMs = minuteMs
/** After a lost connection, sessions that ended within this time are read again. */
const longestOutageMs = hourMs
const timeLimitWhy = 'time-limit'

export const hashToken = (token: string): string => hashOf('sha256', token, 'hex')

export const openSessions = async (sql: Sql, clock: Clock, max = cachedMost): Promise<Sessions> => {
  const cache = new LRUCache<string, CacheEntry<Session>>({ max })
  /** Apart from the sessions: made-up tokens must not evict them. An unknown token never becomes valid. */
  const unknownHashes = new LRUCache<string, true>({ max })
  const listeners = new Set<(hash: string) => void>()
  /** Counts invalidations: the first read of a session that was running during one is not cached. */
  let invalidations = 0
  const hearEnded = (hash: string): void => {
    invalidations += 1
    cache.delete(hash)
    for (const listener of listeners) listener(hash)
  }
  const rereadEnded = async (): Promise<void> => {
    const since = later(clock.now(), -longestOutageMs)
    for (const hash of await store.endedSince(sql, since)) hearEnded(hash)
  }
  const endings = await sql.listen({
    channel: store.endedChannel,
    hear: hearEnded,
    reload: rereadEnded,
  })
  const forget = (memberId: string): void => {
    invalidations += 1
    const theirs = [...cache.entries()].filter(([, { value }]) => value.memberId === memberId)
    for (const [hash] of theirs) cache.delete(hash)
  }
  const changed = await sql.listen({
    channel: store.changedChannel,
    hear: forget,
    reload: async () => {
      invalidations += 1
      cache.clear()
    },
  })

  const cachedEntries = (
    hashes: readonly string[],
  ): ReadonlyMap<string, CacheEntry<Session> | undefined> =>
    new Map(hashes.map((hash) => [hash, cache.peek(hash)]))
  /**
   * Caches what was read of sessions that were cached before the read. An invalidation removes the entry, so one
   * that is still the same was not invalidated meanwhile, however many of others were. An entry made meanwhile may
   * be older than the read: it is dropped, and the next call reads again.
   */
  const renew = (
    before: ReadonlyMap<string, CacheEntry<Session> | undefined>,
    found: ReadonlyMap<string, Session>,
    readAt: Instant,
  ): void => {
    for (const [hash, entry] of before) {
      const session = found.get(hash)
      const isSame = entry !== undefined && cache.peek(hash) === entry
      if (isSame && session !== undefined) cache.set(hash, cacheEntry(session, readAt))
      else cache.delete(hash)
    }
  }

  const readSessions = async (hashes: readonly string[]): Promise<ReadonlyMap<string, Session>> =>
    new Map((await store.findSessions(sql, hashes)).map((session) => [session.hash, session]))
  const lookUp = batchedLookup(readSessions)
  const touch = batchedLookup(async (hashes: readonly string[]) => {
    const now = clock.now()
    await store.touchSessions(sql, hashes, now, now)
    return new Map<string, never>()
  })

  const read = async (hash: string, now: Instant): Promise<Session | null> => {
    const entry = cache.get(hash)
    if (entry !== undefined && !isExpired(entry, now, cacheTimes)) return entry.value
    if (unknownHashes.get(hash)) return null
    const before = invalidations
    const session = (await lookUp(hash)) ?? null
    if (session === null) unknownHashes.set(hash, true)
    else if (invalidations === before) cache.set(hash, cacheEntry(session, now))
    return session
  }

  /** Also writes `last_seen_at`: every session in use is refreshed. */
  const refresh = microBatch<string>(refreshWindowMs, async (hashes) => {
    const [now, before] = [clock.now(), cachedEntries(hashes)]
    await store.touchSessions(sql, hashes, now, later(now, 2 * cacheTimes.ttlMs - touchMs))
    renew(before, await readSessions(hashes), now)
  })

  /** Of parallel calls only the first ends the session and writes the event. */
  const endByTime = async (
    db: Db,
    { hash, memberId }: store.Overdue,
    now: Instant,
  ): Promise<void> => {
    const ended = await store.endSession(db, hash, timeLimitWhy, now)
    if (ended) await writeEvent(db, 'session-ended', { memberId, hash, why: timeLimitWhy })
  }

  const isPastTimeLimit = (session: Session, now: Instant): boolean => {
    const ends = sessionTimeEnds(session.madeAt, session.sessionMinutes)
    return ends !== null && now >= ends
  }
  const isValid = ({ madeAt, lastSeenAt, state }: Session, now: Instant): boolean =>
    sessionLives(madeAt, lastSeenAt, now) && state !== 'closed'

  return {
    cached(token, uuid) {
      const now = clock.now()
      const entry = cache.get(hashToken(token))
      if (entry === undefined || isExpired(entry, now, cacheTimes)) return null
      const session = entry.value
      if (session.uuid !== uuid) return null
      if (!isValid(session, now) || isPastTimeLimit(session, now)) return null
      if (now - session.lastSeenAt >= touchMs) return null
      refreshAhead(entry, now, cacheTimes, () => refresh(session.hash))
      return session
    },
    async start(db, made) {
      const token = randomBytes(tokenBytes).toString('base64url')
      const hash = hashToken(token)
      await store.insertSession(db, { ...made, hash, now: clock.now() })
      return { token, hash }
    },
    async find(token, uuid) {
      const now = clock.now()
      const session = await read(hashToken(token), now)
      if (session === null || session.uuid !== uuid || !isValid(session, now)) return null
      if (isPastTimeLimit(session, now)) {
        await sql.begin((tx) => endByTime(tx, session, now))
        cache.delete(session.hash)
        return null
      }
      if (now - session.lastSeenAt < touchMs) return session
      const touched = { ...session, lastSeenAt: now }
      const entry = cache.peek(session.hash)
      // Only the last use is new: the entry stays as old as its read, and one that was read meanwhile stays itself.
      if (entry?.value === session) cache.set(session.hash, cacheEntry(touched, entry.readAt))
      await touch(session.hash)
      return touched
    },
    async reread(hashes) {
      const [now, before] = [clock.now(), cachedEntries(hashes)]
      const living = new Map<string, Session>()
      for (let at = 0; at < hashes.length; at += rereadMost)
        for (const [hash, session] of await readSessions(hashes.slice(at, at + rereadMost)))
          if (isValid(session, now) && !isPastTimeLimit(session, now)) living.set(hash, session)
      renew(before, living, now)
      return living
    },
    // Invalidated here at once: the next call of this process may come before the notification.
    end: async (db, hash, why) => {
      await store.endSession(db, hash, why, clock.now())
      invalidations += 1
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
