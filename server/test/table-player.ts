import { randomUUID } from 'node:crypto'
import { sharedBets, sharedTable } from '@xinghe/contract/games-shared.ts'
import { launch } from '@xinghe/contract/lobby-venues.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import type { SharedCode } from '@xinghe/rules/games/shared-games/shared-codes.ts'
import type { TestSite } from './site.ts'
import { memberWith, through, type VenueMember } from './venue-member.ts'

export interface BetOnWire {
  readonly play: string
  readonly pick: string
  readonly stake: string
  readonly price: number
}

/** A member in the lottery or at the live tables, who uses only the calls of the contract. */
export const tablePlayer = async (
  site: TestSite,
  balance: Fen,
  enName: 'lottery' | 'live' = 'lottery',
) => {
  const member = await memberWith(site, balance)
  const { data } = await member.call(launch, { enName, isActivity: 1 })
  const uid = String(data['uid'])
  const as = (other: VenueMember) => ({
    member: other,
    uid,
    bet: (
      table: SharedCode,
      roundId: bigint,
      bets: readonly BetOnWire[],
      requestId: string = randomUUID(),
    ) => other.call(sharedBets, { uid, table, roundId: String(roundId), bets }, requestId),
    table: (table: SharedCode) => other.call(sharedTable, { table }),
  })
  return { ...as(member), through: (other: TestSite) => as(through(other, member)) }
}
