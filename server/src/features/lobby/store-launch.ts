import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Db } from '../../platform/database/connect.ts'

export interface NewLaunch {
  readonly uid: string
  readonly key: string | null
  readonly memberId: MemberId
  readonly sessionHash: string
  readonly venue: string
  readonly gameCode: string
  readonly now: Instant
}

/** A launch ends the one before it in the same venue. */
export const insertLaunch = async (db: Db, launch: NewLaunch): Promise<void> => {
  await db`
    update venue_launch set ended_at = ${launch.now}
    where member_id = ${launch.memberId} and venue = ${launch.venue} and ended_at is null`
  await db`
    insert into venue_launch (uid, key, member_id, session_hash, venue, game_code, made_at)
    values (${launch.uid}, ${launch.key}, ${launch.memberId}, ${launch.sessionHash}, ${launch.venue},
            ${launch.gameCode}, ${launch.now})`
}

export interface Launch {
  readonly uid: string
  readonly key: string | null
  readonly venue: string
  /** Empty until the venue has given it, and for venues of this site. */
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

/** False when it has an address already: somebody was quicker. */
export const writeLaunchUrl = async (db: Db, uid: string, url: string): Promise<boolean> => {
  const result = await db`
    update venue_launch set url = ${url} where uid = ${uid} and url = ''`
  return result.count === 1
}

/** Once, by its own member, and not older than `since`. */
export const openByKey = async (
  db: Db,
  key: string,
  memberId: MemberId,
  now: Instant,
  since: Instant,
): Promise<{ venue: string; url: string } | null> => {
  const [row] = await db<{ venue: string; url: string }[]>`
    update venue_launch set opened_at = ${now}
    where key = ${key} and member_id = ${memberId} and opened_at is null and ended_at is null
      and made_at > ${since} and url <> ''
    returning venue, url`
  return row ?? null
}
