import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Db } from '../database/connect.ts'

export interface VenueState {
  readonly state: 'open' | 'testing' | 'maintenance'
  readonly testers: readonly MemberId[]
}

export const readVenue = async (db: Db, code: string): Promise<VenueState | null> => {
  const [row] = await db<VenueState[]>`
    select state, testers from venue_listing where code = ${code}`
  return row ?? null
}

/** A session's launch of the venue. */
export interface Launch {
  readonly uid: string
  readonly memberId: MemberId
  readonly sessionHash: string
  readonly venue: string
}

/** Those of these launches that have not ended, by uid. */
export const readLaunches = async (
  db: Db,
  uids: readonly string[],
): Promise<ReadonlyMap<string, Launch>> => {
  const rows = await db<Launch[]>`
    select uid, member_id as "memberId", session_hash as "sessionHash", venue from venue_launch
    where uid = any(${uids}::text[]) and ended_at is null`
  return new Map(rows.map((launch) => [launch.uid, launch]))
}
