import { sportsChannel } from '@xinghe/contract/sports.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import { siteDayNumber, type Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { no, ok, type Result } from '@xinghe/rules/base/result.ts'
import { betRisk, maxWin } from '@xinghe/rules/sports/bet.ts'
import { checkLimits } from '@xinghe/rules/sports/limits.ts'
import { playState, readPlayBounds } from '../../../ledger/check-limits.ts'
import { lockPurses } from '../../../ledger/post-locked.ts'
import { withWallets } from '../../../ledger/with-wallets.ts'
import type { Tx } from '../../../platform/database/connect.ts'
import type { Book } from '../book/book.ts'
import { pickFault } from './asked-leg.ts'
import { bookTerms, limitsFor, scopesOf, type BookTerms } from './book-terms.ts'
import { openExposures, type Exposures } from './exposures.ts'
import type { OrderedLeg, OrderFault, WantedBet } from './order.ts'
import type { Counter } from './place-batch.ts'
import { priceBet, type PricedBet } from './price-bet.ts'
import { openPlayer, postPlayers, type Player } from './player.ts'
import * as batch from './store-batch.ts'
import * as store from './store-order.ts'
import { ticketOf } from './ticket.ts'

type Order = store.ConfirmingOrder

/** What orders are decided on, at one moment. */
interface Desk {
  readonly book: Book
  readonly terms: BookTerms
  readonly exposures: Exposures
  readonly now: Instant
}

/** As it was asked for: the prices that its member saw. */
const wantedBet = ({ id, code, stake, legs }: Order): WantedBet => ({
  code,
  stake,
  picks: legs.map(({ quoted, ...leg }) => {
    if (quoted === undefined) throw new Error(`${id} does not say what its member saw`)
    return { ...leg, ...quoted }
  }),
})

/** What the day's limit counts already, beside what is held for this order. */
const dayRiskOf = (player: Player, { risk, placedAt }: Order, now: Instant): Fen =>
  player.dayRisk() - (siteDayNumber(placedAt) === siteDayNumber(now) ? risk : 0n)

/** At a negative price that got worse the bet risks more than is held for it: the rest is taken too. */
const takeMore = (player: Player, { id, risk }: Order, wanted: Fen): OrderFault | null => {
  if (wanted <= risk) return null
  const more = wanted - risk
  if (!player.allows(more)) return 'limit-reached'
  return player.take(id, more, 'more') ? null : 'risk-grown'
}

/** The bet at the prices of the deadline, with all that it risks taken. */
const priceAgain = (
  { book, terms, exposures, now }: Desk,
  player: Player,
  order: Order,
): Result<PricedBet, OrderFault> => {
  const { legs, policy, risk } = order
  const oddsTypeOf = (leg: number) => legs[leg]?.odds.type ?? 'E'
  const priced = priceBet(book, wantedBet(order), { policy, oddsTypeOf })
  if (!priced.ok) return priced
  const wanted = betRisk(priced.value.bet)
  // What was held already had its place in the day.
  const dayRisk = wanted > risk ? dayRiskOf(player, order, now) : 0n
  const limits = limitsFor(terms, priced.value.legs, { exposureOf: exposures.of, dayRisk })
  const checked = checkLimits(priced.value.bet, limits)
  if (!checked.ok) return checked
  const fault = takeMore(player, order, wanted)
  return fault === null ? ok(priced.value) : no(fault)
}

/** The legs as they were asked for, each with what stands in its way. */
const refusedLegs = (book: Book, order: Order): readonly OrderedLeg[] => {
  const wanted = wantedBet(order)
  return order.legs.map((leg, at) => {
    const pick = wanted.picks[at]
    const refusedWhy = pick === undefined ? null : pickFault(book, wanted, pick, order.policy)
    return refusedWhy === null ? leg : { ...leg, refusedWhy }
  })
}

const decide = (desk: Desk, player: Player, order: Order): store.DecidedOrder => {
  const { book, exposures, now } = desk
  const { number, memberId, id, risk } = order
  const scopes = scopesOf(order.legs)
  exposures.add(scopes, -order.maxWin)
  const priced = priceAgain(desk, player, order)
  const kept = priced.ok ? betRisk(priced.value.bet) : 0n
  if (kept < risk) player.giveBack(id, risk - kept, priced.ok ? 'excess' : 'return', order.placedAt)
  if (!priced.ok) {
    const refused = { state: 'refused', ticket: null, refusedWhy: priced.reason } as const
    const legs = refusedLegs(book, order)
    return { ...refused, number, memberId, risk, maxWin: order.maxWin, legs }
  }
  const { bet, legs } = priced.value
  const win = maxWin(bet)
  exposures.add(scopes, win)
  const accepted = { state: 'open', ticket: ticketOf(number, now), refusedWhy: null } as const
  return { ...accepted, number, memberId, risk: kept, maxWin: win, legs }
}

/** Balances, then exposures, then bets: the one order of the house. */
const lockOrders = async (tx: Tx, orders: readonly Order[]) => {
  const members = [...new Set(orders.map(({ memberId }) => memberId))]
  const scopes = scopesOf(orders.flatMap(({ legs }) => legs))
  const [purses, exposures, claimed, bounds, rows] = await Promise.all([
    lockPurses(tx, members, sportsChannel),
    batch.lockExposures(tx, scopes),
    store.claimConfirming(
      tx,
      orders.map(({ number }) => number),
    ),
    readPlayBounds(tx, members),
    batch.readMembers(tx, members),
  ])
  const filled = new Set(rows.filter(({ autoTransfer }) => autoTransfer).map(({ id }) => id))
  return { exposures: openExposures(exposures), purses, claimed, bounds, filled }
}

/**
 * Decides orders whose countdown is over: accepted with a ticket, or refused with the stake returned, in
 * one transaction. Whoever comes second finds nothing that is still confirming.
 */
export const decideOrders = async (
  counter: Counter,
  numbers: readonly number[],
): Promise<readonly store.DecidedOrder[]> => {
  const { platform } = counter
  const orders = await store.readConfirming(platform.sql, numbers)
  if (orders.length === 0) return []
  return withWallets(platform.sql, async (tx) => {
    const { exposures, purses, claimed, bounds, filled } = await lockOrders(tx, orders)
    const now = platform.clock.now()
    const terms = bookTerms(platform.settings.get('book'), now)
    const desk: Desk = { book: counter.book, terms, exposures, now }
    const players = new Map<MemberId, Player>()
    const playerOf = (memberId: MemberId): Player => {
      const [purse, own] = [purses.get(memberId), bounds.get(memberId)]
      if (purse === undefined || own === undefined) throw new Error('the member was not read')
      const play = playState(own, purse.wallet.counted)
      const start = { memberId, purse, play, autoTransfer: filled.has(memberId) }
      const player = players.get(memberId) ?? openPlayer(start, now)
      players.set(memberId, player)
      return player
    }
    const decided = orders
      .filter(({ number }) => claimed.has(number))
      .map((order) => decide(desk, playerOf(order.memberId), order))
    if (decided.length === 0) return []
    const opened = [...players.values()]
    await Promise.all([
      batch.writeExposures(tx, exposures.changed()),
      store.writeDecided(tx, decided, now),
      store.writeLegs(tx, decided),
      postPlayers(tx, opened, now),
    ])
    return decided
  })
}
