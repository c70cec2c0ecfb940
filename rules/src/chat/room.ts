import type { Result } from '../base/result.ts'
import { no, ok } from '../base/result.ts'
import type { RoomState } from './room-event.ts'

export const hallRid = 'hall'
const vipRid = 'vip'
/** The rooms that always exist. */
export const standingRooms = [hallRid, vipRid] as const

const matchPrefix = 'match:'
export const matchRid = (gide: string): string => matchPrefix + gide

/** The match of a room; null for a room that always exists, undefined for none that can exist. */
export const matchOfRoom = (rid: string): string | null | undefined => {
  if (rid === hallRid || rid === vipRid) return null
  const gide = rid.slice(matchPrefix.length)
  return rid.startsWith(matchPrefix) && gide !== '' ? gide : undefined
}

export interface RoomDoor {
  readonly state: RoomState
  readonly minGrade: number
}

/** Whether somebody may read a room; `grade` is null for a guest. */
export const mayEnter = (
  { state, minGrade }: RoomDoor,
  grade: number | null,
): Result<null, 'session-expired' | 'chat-level-low'> => {
  if (state !== 'members' && state !== 'vip') return ok(null)
  if (grade === null) return no('session-expired')
  return state === 'vip' && grade < minGrade ? no('chat-level-low') : ok(null)
}
