import { Refused } from '@xinghe/contract/refusal.ts'
import { sportsChannel } from '@xinghe/contract/sports.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import { secondMs, type Instant } from '@xinghe/rules/base/instant.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import type { Platform } from '../../../platform/parts.ts'
import { isLaunched, readVenue, type VenueDoor } from './store-door.ts'

/** Who may speak to the book: it is open, and this login has launched it. */
export interface Door {
  /** Whether all of it is known from a moment ago, so that there is nothing to wait for. */
  trusts(context: MemberContext, uid: string): boolean
  /** Throws why not. */
  admit(context: MemberContext, uid: string): Promise<void>
}

/** An operator\u2019s word is heard within this time. */
const venueTrustMs = secondMs
/**
 * A launch is trusted for this long. Another launch of the member is noticed as soon as its uid is used
 * here; only a process that never sees it goes on for the rest of the time.
 */
const launchTrustMs = 5 * secondMs
const cacheLimit = 50_000

interface Trusted {
  readonly uid: string
  readonly sessionHash: string
  readonly at: Instant
}

export const makeDoor = ({ sql, settings }: Pick<Platform, 'sql' | 'settings'>): Door => {
  const launches = new Map<MemberId, Trusted>()
  let venue: { readonly door: VenueDoor | null; readonly at: Instant } | null = null

  const venueAt = async (now: Instant): Promise<VenueDoor | null> => {
    if (venue === null || now - venue.at >= venueTrustMs)
      venue = { door: await readVenue(sql, sportsChannel), at: now }
    return venue.door
  }

  const checkVenue = async ({ memberId, now }: MemberContext): Promise<void> => {
    const door = await venueAt(now)
    const hidden = settings.get('switches').crMode === 0
    if (hidden || door === null || door.state === 'maintenance')
      throw new Refused('book-maintenance')
    if (door.state === 'testing' && !door.testers.includes(memberId))
      throw new Refused('venue-testing')
  }

  const trustsLaunch = ({ memberId, session, now }: MemberContext, uid: string): boolean => {
    const kept = launches.get(memberId)
    if (kept?.uid !== uid || kept.sessionHash !== session.hash) return false
    return now - kept.at < launchTrustMs
  }

  const checkLaunch = async (context: MemberContext, uid: string): Promise<void> => {
    if (trustsLaunch(context, uid)) return
    const { memberId, session, now } = context
    const sessionHash = session.hash
    const launch = { uid, memberId, sessionHash, venue: sportsChannel }
    if (!(await isLaunched(sql, launch))) throw new Refused('uid-refused')
    if (launches.size >= cacheLimit) launches.delete(launches.keys().next().value ?? memberId)
    launches.set(memberId, { uid, sessionHash, at: now })
  }

  return {
    trusts: (context, uid) =>
      venue !== null &&
      context.now - venue.at < venueTrustMs &&
      venue.door?.state === 'open' &&
      settings.get('switches').crMode !== 0 &&
      trustsLaunch(context, uid),
    async admit(context, uid) {
      await checkVenue(context)
      await checkLaunch(context, uid)
    },
  }
}
