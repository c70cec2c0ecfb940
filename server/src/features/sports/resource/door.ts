import { Refused } from '@xinghe/contract/refusal.ts'
import { sportsChannel } from '@xinghe/contract/sports.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import { secondMs, type Instant } from '@xinghe/rules/base/instant.ts'
import { gather } from '../../../platform/database/gather.ts'
import { isFresh, keep, type Kept, type Trust } from '../../../platform/database/kept.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import type { Platform } from '../../../platform/parts.ts'
import { isLaunched, livingLaunches, readVenue, type Launch, type VenueDoor } from './store-door.ts'

/** Who may speak to the book: it is open, and this login has launched it. */
export interface Door {
  /** Whether all of it is known from a moment ago, so that there is nothing to wait for. */
  trusts(context: MemberContext, uid: string): boolean
  /** Throws why not. */
  admit(context: MemberContext, uid: string): Promise<void>
}

/** An operator\u2019s word is heard within this time. */
const venueTrust: Trust = { ms: secondMs, earlyMs: secondMs / 2 }
/**
 * Another launch of the member is noticed as soon as its uid is used here; only a process that never sees
 * it goes on for the rest of the time.
 */
const launchTrust: Trust = { ms: 5 * secondMs, earlyMs: secondMs / 2 }
/** Launches that are due together are read together. */
const gatherMs = 100
const cacheLimit = 50_000

export const makeDoor = ({
  sql,
  settings,
  clock,
}: Pick<Platform, 'sql' | 'settings' | 'clock'>): Door => {
  const launches = new Map<MemberId, Kept<Launch>>()
  let venue: Kept<VenueDoor | null> | null = null

  const readVenueNow = async (now: Instant): Promise<VenueDoor | null> => {
    const found = await readVenue(sql, sportsChannel)
    venue = keep(found, now)
    return found
  }
  /** Where it fails the next who comes too late reads it, and is told. */
  const venueAgain = (now: Instant): void => void readVenueNow(now).catch(() => undefined)
  const launchesAgain = gather<Kept<Launch>>(gatherMs, async (due) => {
    const now = clock.now()
    const living = await livingLaunches(
      sql,
      due.map(({ found }) => found.uid),
    )
    for (const kept of due) {
      kept.asked = false
      if (living.has(kept.found.uid)) kept.at = now
      else if (launches.get(kept.found.memberId) === kept) launches.delete(kept.found.memberId)
    }
  })

  const freshVenue = (now: Instant): Kept<VenueDoor | null> | null =>
    venue !== null && isFresh(venue, now, venueTrust, () => venueAgain(now)) ? venue : null

  const checkVenue = async ({ memberId, now }: MemberContext): Promise<void> => {
    const known = freshVenue(now)
    const door = known === null ? await readVenueNow(now) : known.found
    const hidden = settings.get('switches').crMode === 0
    if (hidden || door === null || door.state === 'maintenance')
      throw new Refused('book-maintenance')
    if (door.state === 'testing' && !door.testers.includes(memberId))
      throw new Refused('venue-testing')
  }

  const trustsLaunch = ({ memberId, session, now }: MemberContext, uid: string): boolean => {
    const kept = launches.get(memberId)
    if (kept?.found.uid !== uid || kept.found.sessionHash !== session.hash) return false
    return isFresh(kept, now, launchTrust, () => launchesAgain(kept))
  }

  const checkLaunch = async (context: MemberContext, uid: string): Promise<void> => {
    if (trustsLaunch(context, uid)) return
    const { memberId, session, now } = context
    const found = { uid, memberId, sessionHash: session.hash, venue: sportsChannel }
    if (!(await isLaunched(sql, found))) throw new Refused('uid-refused')
    if (launches.size >= cacheLimit) launches.delete(launches.keys().next().value ?? memberId)
    launches.set(memberId, keep(found, now))
  }

  return {
    trusts: (context, uid) =>
      freshVenue(context.now)?.found?.state === 'open' &&
      settings.get('switches').crMode !== 0 &&
      trustsLaunch(context, uid),
    async admit(context, uid) {
      await checkVenue(context)
      await checkLaunch(context, uid)
    },
  }
}
