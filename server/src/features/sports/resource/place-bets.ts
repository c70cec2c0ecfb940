import { sportsChannel } from '@xinghe/contract/sports.ts'
import type { Method } from '../parts/method.ts'
import { freshBet, namedBets } from './named-bets.ts'
import { readBetsOfRequest } from './store-bet.ts'
import { readStakeable } from './store-room.ts'

export const placeBets: Method<'place'> = async (parts, input, { member, language }) => {
  const { book, platform, placing } = parts
  const { memberId, requestId } = member
  const { orders, stakeable } = await placing.place(memberId, { requestId, ...input })
  // The answer to a repeated request includes results and cash outs that its bets have had since.
  const rows =
    stakeable === null
      ? await readBetsOfRequest(platform.sql, memberId, requestId)
      : orders.map(freshBet)
  return {
    orders: await namedBets(platform.sql, book, rows, language),
    balance: stakeable ?? (await readStakeable(platform.sql, memberId, sportsChannel)).whole,
  }
}
