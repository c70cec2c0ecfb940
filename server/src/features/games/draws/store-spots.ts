import type { Fen } from '@xinghe/rules/base/money.ts'
import type { Db } from '../../../platform/database/connect.ts'

export interface SpotTotal {
  readonly play: string
  readonly pick: string
  readonly stake: Fen
  readonly members: number
}

/** What all members have staked on each spot of a round. */
export const readSpotTotals = (db: Db, roundId: bigint): Promise<SpotTotal[]> => db<SpotTotal[]>`
  select choice->>'play' as play, choice->>'pick' as pick, sum(stake)::bigint as stake,
         count(distinct member_id)::integer as members
  from game_bet where round_id = ${roundId} group by 1, 2 order by 1, 2`
