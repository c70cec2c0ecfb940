import type { MemberId } from '@xinghe/rules/base/id.ts'
import { listText, separator } from '../../../platform/database/array-text.ts'
import type { Db } from '../../../platform/database/connect.ts'

const idsOf = (rows: readonly { readonly memberId: MemberId }[]): MemberId[] =>
  rows.map(({ memberId }) => memberId)

/** Notes that members are told of a cause; returns those who were not told before. */
export const noteTold = async (
  tx: Db,
  matchId: string,
  cause: string,
  memberIds: readonly MemberId[],
): Promise<MemberId[]> =>
  idsOf(
    await tx<{ memberId: MemberId }[]>`
    insert into sports_match_letter (match_id, cause, member_id)
    select ${matchId}, ${cause}, id
    from unnest(string_to_array(${listText(memberIds)}, ${separator})) as id order by id
    on conflict do nothing returning member_id as "memberId"`,
  )

/** The same for members with an open bet on the match, at most so many. */
export const noteBettors = async (
  tx: Db,
  matchId: string,
  cause: string,
  most: number,
): Promise<MemberId[]> =>
  idsOf(
    await tx<{ memberId: MemberId }[]>`
    insert into sports_match_letter (match_id, cause, member_id)
    select ${matchId}, ${cause}, bettor.id
    from (select member_id as id from sports_bet where match_id = ${matchId} and state = 'open'
          union
          select b.member_id from sports_leg l join sports_bet b on b.id = l.bet_id
          where l.match_id = ${matchId} and b.state = 'open') as bettor
    where not exists (
      select 1 from sports_match_letter t
      where t.match_id = ${matchId} and t.cause = ${cause} and t.member_id = bettor.id)
    order by bettor.id limit ${most}
    on conflict do nothing returning member_id as "memberId"`,
  )

/** `临江 对 北岭`; a title has the name of its league. */
export const readMatchName = async (tx: Db, matchId: string): Promise<string> => {
  const [row] = await tx<{ name: string }[]>`
    select case when home_name = '' then league_name else home_name || ' 对 ' || away_name end as name
    from sports_match where id = ${matchId}`
  return row?.name ?? ''
}
