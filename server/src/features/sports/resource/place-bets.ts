import { Refused } from '@xinghe/contract/refusal.ts'
import type { ResourceInput } from '@xinghe/contract/sports-methods.ts'
import { sportsChannel } from '@xinghe/contract/sports.ts'
import { fenToText } from '@xinghe/rules/base/money.ts'
import { isHkPrice } from '@xinghe/rules/base/odds.ts'
import type { WantedPick } from '../place/order.ts'
import { checkFeed, type Method } from './method.ts'
import { readBetsOfRequest } from './store-bet.ts'
import { readStakeable } from './store-room.ts'
import { freshBet, sentBets } from './wire-bet.ts'

type SentPick = ResourceInput<'place'>['bets'][number]['picks'][number]

const wantedPick = (pick: SentPick): WantedPick => {
  const { ioratio: hk, seen } = pick
  if (!isHkPrice(hk)) throw new Refused('resource-parameter')
  return {
    matchId: pick.gide,
    marketId: pick.gameId,
    play: pick.w,
    side: pick.side,
    line: pick.ratio,
    goalNumber: pick.goalNumber,
    hk,
    live: seen && {
      score: { home: seen.score[0], away: seen.score[1] },
      redCards: { home: seen.reds[0], away: seen.reds[1] },
    },
  }
}

export const placeBets: Method<'place'> = async (parts, input, { member, language }) => {
  const { book, platform, placing } = parts
  const { memberId, requestId } = member
  checkFeed(book)
  const bets = input.bets.map((bet) => ({ ...bet, picks: bet.picks.map(wantedPick) }))
  const { oddsType, policy } = input
  const placed = await placing.place(memberId, { requestId, oddsType, policy, bets })
  const { orders } = placed
  // A repeated request is told what has become of its bets since.
  const rows = orders.some(({ state }) => state === 'settled')
    ? await readBetsOfRequest(platform.sql, memberId, requestId)
    : orders.map(freshBet)
  const sent = await sentBets(platform.sql, book, rows, language)
  const balance =
    placed.stakeable ?? (await readStakeable(platform.sql, memberId, sportsChannel)).whole
  return { orders: sent, balance: fenToText(balance) }
}
