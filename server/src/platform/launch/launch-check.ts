import { LRUCache } from 'lru-cache'
import { Refused, type RefusalName } from '@xinghe/contract/refusal.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import { secondMs, type Instant } from '@xinghe/rules/base/instant.ts'
import {
  cacheEntry,
  isExpired,
  refreshAhead,
  type CacheEntry,
  type CacheTimes,
} from '../database/cache-entry.ts'
import { batchedLookup } from '../database/batched-lookup.ts'
import { microBatch } from '../database/micro-batch.ts'
import type { MemberContext } from '../http/context.ts'
import type { Platform } from '../parts.ts'
import { readLaunches, readVenue, type Launch, type VenueState } from './store.ts'

/** A venue of this site, and the names of its refusals. */
interface LaunchedVenue {
  readonly code: string
  /** Whether an operator's switch hides it, whatever its state. */
  readonly isHidden: () => boolean
  readonly closed: RefusalName
  readonly notLaunched: RefusalName
}

/** Decides who may call a venue: it must be open, and this session must have launched it. */
export interface LaunchCheck {
  /** True when the caches suffice to allow the call, which then needs no await. */
  passesFromCache(context: MemberContext, uid: string): boolean
  /** Throws the refusal. */
  check(context: MemberContext, uid: string): Promise<void>
  /** For visitors, who launch nothing: throws unless every member may enter the venue. */
  checkOpenToAll(now: Instant): Promise<void>
}

/** An operator's change of the venue takes effect within this TTL. */
const venueTimes: CacheTimes = { ttlMs: secondMs, refreshAheadMs: secondMs / 2 }
/**
 * An ended launch stays valid here for this time. It is refreshed so early that a member who spins every
 * four seconds never waits for it.
 */
const launchTimes: CacheTimes = { ttlMs: 10 * secondMs, refreshAheadMs: 5 * secondMs }
const refreshWindowMs = 100
const cachedMost = 50_000

export const makeLaunchCheck = (
  { sql, clock }: Pick<Platform, 'sql' | 'clock'>,
  { code, isHidden, closed, notLaunched }: LaunchedVenue,
): LaunchCheck => {
  /** By uid. */
  const launches = new LRUCache<string, CacheEntry<Launch>>({ max: cachedMost })
  const findLaunch = batchedLookup((uids: readonly string[]) => readLaunches(sql, uids))
  let venueEntry: CacheEntry<VenueState | null> | null = null

  const readVenueNow = async (now: Instant): Promise<VenueState | null> => {
    const found = await readVenue(sql, code)
    venueEntry = cacheEntry(found, now)
    return found
  }
  /** After a failed refresh the entry expires, and the next call reads the venue itself. */
  const refreshVenue = (now: Instant): void => void readVenueNow(now).catch(() => undefined)
  const refreshLaunches = microBatch<CacheEntry<Launch>>(refreshWindowMs, async (entries) => {
    const now = clock.now()
    const living = await readLaunches(
      sql,
      entries.map(({ value }) => value.uid),
    )
    for (const entry of entries) {
      const { uid } = entry.value
      entry.isRefreshing = false
      if (living.has(uid)) entry.readAt = now
      else if (launches.peek(uid) === entry) launches.delete(uid)
    }
  })

  const cachedVenue = (now: Instant): CacheEntry<VenueState | null> | null => {
    if (venueEntry === null || isExpired(venueEntry, now, venueTimes)) return null
    refreshAhead(venueEntry, now, venueTimes, () => refreshVenue(now))
    return venueEntry
  }

  /** `memberId` is null for a visitor. */
  const checkVenue = async (memberId: MemberId | null, now: Instant): Promise<void> => {
    const cached = cachedVenue(now)
    const venue = cached === null ? await readVenueNow(now) : cached.value
    if (isHidden() || venue === null || venue.state === 'maintenance') throw new Refused(closed)
    if (venue.state !== 'testing') return
    if (memberId === null || !venue.testers.includes(memberId)) throw new Refused('venue-testing')
  }

  const isOwn = (launch: Launch, { memberId, session }: MemberContext): boolean =>
    launch.memberId === memberId && launch.sessionHash === session.hash && launch.venue === code

  const isLaunchCached = (context: MemberContext, uid: string): boolean => {
    const entry = launches.get(uid)
    if (entry === undefined || isExpired(entry, context.now, launchTimes)) return false
    if (!isOwn(entry.value, context)) return false
    refreshAhead(entry, context.now, launchTimes, () => refreshLaunches(entry))
    return true
  }

  const checkLaunch = async (context: MemberContext, uid: string): Promise<void> => {
    if (isLaunchCached(context, uid)) return
    const launch = await findLaunch(uid)
    if (launch === undefined || !isOwn(launch, context)) throw new Refused(notLaunched)
    launches.set(uid, cacheEntry(launch, context.now))
  }

  return {
    passesFromCache: (context, uid) =>
      cachedVenue(context.now)?.value?.state === 'open' &&
      !isHidden() &&
      isLaunchCached(context, uid),
    async check(context, uid) {
      await checkVenue(context.memberId, context.now)
      await checkLaunch(context, uid)
    },
    checkOpenToAll: (now) => checkVenue(null, now),
  }
}
