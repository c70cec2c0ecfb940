import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { SignedDay } from '@xinghe/rules/promotions/sign-gift.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { timestamp } from '../../../platform/database/value.ts'

/** All days for which a member has signed in. */
export const readSigned = (db: Db, memberId: MemberId, activityId: string): Promise<SignedDay[]> =>
  db<SignedDay[]>`
    select day::text as day, is_make_up as "isMakeUp" from sign_in
    where member_id = ${memberId} and activity_id = ${activityId} order by day`

export const hasPhone = async (db: Db, memberId: MemberId): Promise<boolean> => {
  const [row] = await db<{ hasPhone: boolean }[]>`
    select phone_hash is not null as "hasPhone" from member where id = ${memberId}`
  return row?.hasPhone ?? false
}

export interface NewSignIn extends SignedDay {
  readonly memberId: MemberId
  readonly activityId: string
  readonly awardId: string
}

/** A day that is signed already is a bug: the caller holds the member's lock. */
export const insertSignIn = async (
  tx: Db,
  { memberId, activityId, day, isMakeUp, awardId }: NewSignIn,
  now: Instant,
): Promise<void> => {
  await tx`
    insert into sign_in (member_id, activity_id, day, is_make_up, award_id, signed_at)
    values (${memberId}, ${activityId}, ${day}::date, ${isMakeUp}, ${awardId}, ${timestamp(now)})`
}
