import type { AwardSource, AwardState } from '@xinghe/rules/base/award.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import { arrayText, listText } from '../../platform/database/array-text.ts'
import type { Db } from '../../platform/database/connect.ts'
import { fragment } from '../../platform/database/statement.ts'
import { timestamp } from '../../platform/database/value.ts'
import { newAwardId, type Award, type NewAward } from './award.ts'

const columns = fragment`
  id, member_id as "memberId", source, period, item, amount,
  multiple_hundredths as "multipleHundredths", version, claim_until as "claimUntil", state,
  offered_at as "offeredAt", granted_at as "grantedAt", ended_at as "endedAt"`

/**
 * Inserts awards that are not there yet, and returns those. The unique key makes every award once, however
 * often and from wherever it is given.
 */
export const insertAwards = async (
  tx: Db,
  awards: readonly NewAward[],
  state: 'offered' | 'granted' | 'review',
  now: Instant,
): Promise<Award[]> => {
  if (awards.length === 0) return []
  const made = awards.map((award) => ({ ...award, id: newAwardId() }))
  const texts = (field: 'id' | 'memberId' | 'source'): string =>
    listText(made.map((award) => award[field]))
  const rows = await tx<{ id: string }[]>`
    insert into award (id, member_id, source, period, item, amount, multiple_hundredths, version, state,
                       offered_at, claim_until, granted_at)
    select given.id, member_id, source, period, item, amount, multiple, version, ${state}::text,
           ${timestamp(now)}::timestamptz, claim_until,
           case ${state}::text when 'granted' then ${timestamp(now)}::timestamptz end
    from unnest(string_to_array(${texts('id')}, chr(1)),
                string_to_array(${texts('memberId')}, chr(1)),
                string_to_array(${texts('source')}, chr(1)),
                ${made.map(({ period }) => period)}::text[],
                ${made.map(({ item }) => item)}::text[],
                ${arrayText(made.map(({ amount }) => amount))}::bigint[],
                ${arrayText(made.map(({ multipleHundredths }) => multipleHundredths))}::integer[],
                ${arrayText(made.map(({ version }) => version))}::integer[],
                ${made.map(({ claimUntil }) => timestamp(claimUntil))}::timestamptz[])
      as given (id, member_id, source, period, item, amount, multiple, version, claim_until)
    on conflict on constraint one_award_per_item do nothing
    returning id`
  const inserted = new Set(rows.map(({ id }) => id))
  return made
    .filter(({ id }) => inserted.has(id))
    .map((award) => ({
      ...award,
      state,
      offeredAt: now,
      grantedAt: state === 'granted' ? now : null,
      endedAt: null,
    }))
}

/** In the order of their ids, which is the order in which they are locked. */
export const lockAwards = (
  tx: Db,
  memberId: MemberId,
  ids: readonly string[],
): Promise<Award[]> => tx<Award[]>`
  select ${columns} from award where member_id = ${memberId} and id = any(${[...ids]}::text[])
  order by id for no key update`

export const findAward = async (db: Db, id: string): Promise<Award | null> => {
  const [award] = await db<Award[]>`select ${columns} from award where id = ${id}`
  return award ?? null
}

/** Awards that wait for an operator, the oldest first. */
export const readInReview = (db: Db): Promise<Award[]> => db<Award[]>`
  select ${columns} from award where state = 'review' order by offered_at, id`

/** All awards that a member has of one source. */
export const readAwardsOf = (db: Db, memberId: MemberId, source: AwardSource): Promise<Award[]> =>
  db<Award[]>`
    select ${columns} from award where member_id = ${memberId} and source = ${source}`

export const markGranted = async (tx: Db, ids: readonly string[], now: Instant): Promise<void> => {
  await tx`
    update award set state = 'granted', granted_at = ${timestamp(now)}
    where id = any(${[...ids]}::text[])`
}

export const markEnded = async (
  tx: Db,
  id: string,
  state: Extract<AwardState, 'refused' | 'quit' | 'expired'>,
  reason: string | null,
  now: Instant,
): Promise<void> => {
  await tx`
    update award set state = ${state}, ended_at = ${timestamp(now)}, reason = ${reason}
    where id = ${id}`
}

/** Ends offers whose time is over; returns whose. */
export const expireAwards = async (db: Db, now: Instant): Promise<MemberId[]> => {
  const rows = await db<{ memberId: MemberId }[]>`
    update award set state = 'expired', ended_at = claim_until
    where state = 'offered' and claim_until <= ${timestamp(now)}
    returning member_id as "memberId"`
  return [...new Set(rows.map(({ memberId }) => memberId))]
}

/** Offers that the member can still claim. */
export const countOffers = async (db: Db, memberId: MemberId, now: Instant): Promise<number> => {
  const [row] = await db<{ offers: number }[]>`
    select count(*)::int as offers from award
    where member_id = ${memberId} and state = 'offered'
      and (claim_until is null or claim_until > ${timestamp(now)})`
  return row?.offers ?? 0
}
