import { fenToText } from '@xinghe/rules/base/money.ts'
import { instant, type Instant } from '@xinghe/rules/base/instant.ts'
import { sharesPerDay } from '@xinghe/rules/chat/limits.ts'
import type { SharedBet, SharedPick } from '@xinghe/rules/chat/room-event.ts'
import type { Tx } from '../../../platform/database/connect.ts'
import { scriptPairOf } from '../text/script-pair.ts'
import type { SendOrder, SendRefused } from '../order/send-order.ts'
import * as store from './store.ts'

type TicketOrder = Extract<SendOrder['content'], { readonly ticketId: string }>

/** The tickets of a batch: whose they are, and which of them the room has seen. */
export interface Shared {
  /** The bet as the room sees it, or why it is not shown. A ticket is shown to a room once. */
  take(memberId: string, order: TicketOrder): SharedBet | SendRefused
}

const pickOf = ({ leg, ...match }: store.SharedLeg): SharedPick => ({
  gide: leg.matchId,
  gameId: leg.marketId,
  gameType: leg.gameType,
  league: scriptPairOf(match.league ?? ''),
  home: scriptPairOf(match.home ?? ''),
  away: scriptPairOf(match.away ?? ''),
  startsAt: instant(match.startsAt === null ? 0 : Date.parse(match.startsAt)),
  w: leg.play,
  side: leg.side,
  sideName: leg.sideName === null ? null : scriptPairOf(leg.sideName),
  ratio: leg.line,
  goalNumber: leg.goalNumber,
  oddsType: leg.odds.type,
  shown: leg.odds.shown,
})

const stateOf = ({ state, result }: store.SharedBetRow): SharedBet['state'] => {
  if (state === 'open') return 'open'
  if (result === 'W' || result === 'LW') return 'won'
  return result === 'L' || result === 'LL' ? 'lost' : 'void'
}

export const readShared = async (
  tx: Tx,
  rid: string,
  batch: readonly SendOrder[],
): Promise<Shared> => {
  const tickets = batch.flatMap(({ content }) => ('ticketId' in content ? [content.ticketId] : []))
  if (tickets.length === 0) return { take: () => ({ refusal: 'bet-not-shareable' }) }
  const [bets, seenBefore] = await Promise.all([
    store.readBets(tx, tickets),
    store.readSharedTickets(tx, rid, tickets),
  ])
  const seen = new Set(seenBefore)
  return {
    take(memberId, { ticketId, withStake }) {
      const bet = bets.find((one) => one.ticket === ticketId && one.memberId === memberId)
      if (bet === undefined || bet.legs === null) return { refusal: 'bet-not-shareable' }
      if (seen.has(ticketId)) return { refusal: 'bet-shared' }
      seen.add(ticketId)
      return {
        code: bet.code,
        state: stateOf(bet),
        stake: withStake ? bet.stake : null,
        picks: bet.legs.map(pickOf),
      }
    },
  }
}

export const countShare = (tx: Tx, memberId: string, now: Instant): Promise<boolean> =>
  store.addShare(tx, memberId, sharesPerDay, now)

/** As it is stored and sent. */
export const wireBet = ({ stake, ...bet }: SharedBet): object => ({
  ...bet,
  stake: stake === null ? null : fenToText(stake),
})
