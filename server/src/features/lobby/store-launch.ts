import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Db } from '../../platform/database/connect.ts'
import { timestamp } from '../../platform/database/value.ts'

export interface NewLaunch {
  readonly uid: string
  readonly key: string | null
  readonly memberId: MemberId
  readonly sessionHash: string
  readonly venue: string
  readonly gameCode: string
  readonly now: Instant
}

/** Ends the member's launches of the venue. */
export const endLaunches = async (
  db: Db,
  { memberId, venue, now }: Pick<NewLaunch, 'memberId' | 'venue' | 'now'>,
): Promise<void> => {
  await db`
    update venue_launch set ended_at = ${timestamp(now)}
    where member_id = ${memberId} and venue = ${venue} and ended_at is null`
}

export const insertLaunch = async (db: Db, launch: NewLaunch): Promise<void> => {
  await db`
    insert into venue_launch (uid, key, member_id, session_hash, venue, game_code, made_at)
    values (${launch.uid}, ${launch.key}, ${launch.memberId}, ${launch.sessionHash}, ${launch.venue},
            ${launch.gameCode}, ${timestamp(launch.now)})`
}

export interface Launch {
  readonly uid: string
  readonly key: string | null
  readonly venue: string
  /** Empty until the venue has returned it, and for venues of this site. */
  readonly url: string
}

export const readLaunch = async (
  db: Db,
  uid: string,
  memberId: MemberId,
): Promise<Launch | null> => {
  const [row] = await db<Launch[]>`
    select uid, key, venue, url from venue_launch where uid = ${uid} and member_id = ${memberId}`
  return row ?? null
}

/** False when a parallel request has stored an address already. */
export const writeLaunchUrl = async (db: Db, uid: string, url: string): Promise<boolean> => {
  const result = await db`
    update venue_launch set url = ${url} where uid = ${uid} and url = ''`
  return result.count === 1
}

/** Returns the launch once, to its own member, and not when it is older than `since`. */
export const openByKey = async (
  db: Db,
  key: string,
  memberId: MemberId,
  now: Instant,
  since: Instant,
): Promise<{ venue: string; url: string } | null> => {
  const [row] = await db<{ venue: string; url: string }[]>`
    update venue_launch set opened_at = ${timestamp(now)}
    where key = ${key} and member_id = ${memberId} and opened_at is null and ended_at is null
      and made_at > ${timestamp(since)} and url <> ''
    returning venue, url`
  return row ?? null
}
