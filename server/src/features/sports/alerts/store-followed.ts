import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Db } from '../../../platform/database/connect.ts'

export interface Followed {
  readonly matches: readonly string[]
  readonly leagues: readonly string[]
}

/** Ids of the marked matches and those of open bets, and of the marked leagues. */
export const readFollowed = async (db: Db, memberId: MemberId): Promise<Followed> => {
  const [row] = await db<Followed[]>`
    with open_bet as (
      select id, match_id from sports_bet
      where member_id = ${memberId} and state in ('confirming', 'open')
    )
    select array(select id from sports_favourite where member_id = ${memberId} and kind = 'match'
                 union select match_id from open_bet where match_id is not null
                 union select l.match_id from sports_leg l join open_bet b on b.id = l.bet_id) as matches,
           array(select id from sports_favourite
                 where member_id = ${memberId} and kind = 'league') as leagues`
  return row ?? { matches: [], leagues: [] }
}
