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

/** Whether this session has launched the venue under this uid and the launch has not ended. */
export const isLaunched = async (db: Db, launch: Launch): Promise<boolean> => {
  const [row] = await db`
    select 1 from venue_launch
    where uid = ${launch.uid} and member_id = ${launch.memberId} and venue = ${launch.venue}
      and session_hash = ${launch.sessionHash} and ended_at is null`
  return row !== undefined
}

/** The uids whose launch has not ended. Member and session of a uid never change and need no new check. */
export const livingLaunches = async (
  db: Db,
  uids: readonly string[],
): Promise<ReadonlySet<string>> => {
  const rows = await db<{ uid: string }[]>`
    select uid from venue_launch where uid = any(${uids}::text[]) and ended_at is null`
  return new Set(rows.map(({ uid }) => uid))
}
