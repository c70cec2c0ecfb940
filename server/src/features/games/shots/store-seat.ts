import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import { listText, separator } from '../../../platform/database/array-text.ts'
import type { Db } from '../../../platform/database/connect.ts'

/** A member's place in a room. */
export interface TakenSeat {
  readonly memberId: MemberId
  readonly room: number
  readonly seat: number
  readonly sea: string
  readonly seenAt: Instant
}

export const readSeats = async (
  tx: Db,
  members: readonly MemberId[],
): Promise<ReadonlyMap<MemberId, TakenSeat>> => {
  const rows = await tx<TakenSeat[]>`
    select s.member_id as "memberId", s.room_id as room, s.seat, r.sea, s.seen_at as "seenAt"
    from fish_seat s join fish_room r on r.id = s.room_id
    where s.member_id = any(string_to_array(${listText(members)}, ${separator}))`
  return new Map(rows.map((row) => [row.memberId, row]))
}
