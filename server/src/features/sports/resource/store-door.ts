import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Db } from '../../../platform/database/connect.ts'

export interface VenueDoor {
  readonly state: 'open' | 'testing' | 'maintenance'
  readonly testers: readonly MemberId[]
}

export const readVenue = async (db: Db, code: string): Promise<VenueDoor | null> => {
  const [row] = await db<VenueDoor[]>`
    select state, testers from venue_listing where code = ${code}`
  return row ?? null
}

/** A launch of the venue by a login. */
export interface Launch {
  readonly uid: string
  readonly memberId: MemberId
  readonly sessionHash: string
  readonly venue: string
}

/** Whether this login has launched the venue under this uid, and nothing has ended that since. */
export const isLaunched = async (db: Db, launch: Launch): Promise<boolean> => {
  const [row] = await db`
    select 1 from venue_launch
    where uid = ${launch.uid} and member_id = ${launch.memberId} and venue = ${launch.venue}
      and session_hash = ${launch.sessionHash} and ended_at is null`
  return row !== undefined
}

/** Those of these uids whose launch nothing has ended; whose they are never changes. */
export const livingLaunches = async (
  db: Db,
  uids: readonly string[],
): Promise<ReadonlySet<string>> => {
  const rows = await db<{ uid: string }[]>`
    select uid from venue_launch where uid = any(${uids}::text[]) and ended_at is null`
  return new Set(rows.map(({ uid }) => uid))
}
