import { sportsChannel } from '@xinghe/contract/sports.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import { no, ok, type Result } from '@xinghe/rules/base/result.ts'
import { betRisk, maxWin } from '@xinghe/rules/sports/bet.ts'
import { checkLimits } from '@xinghe/rules/sports/limits.ts'
import { readPlayStates } from '../../../ledger/check-limits.ts'
import { writeCounts } from '../../../ledger/count-limits.ts'
import { lockPurses, postLocked } from '../../../ledger/post-locked.ts'
import { withWallets } from '../../../ledger/with-wallets.ts'
import type { Tx } from '../../../platform/database/connect.ts'
import { bookTerms, limitsFor, scopesOf, type BookTerms } from './book-terms.ts'
import { openExposures, type Exposures } from './exposures.ts'
import type { OrderFault } from './order.ts'
import type { Counter } from './place-batch.ts'
import { priceBet, type PricedBet } from './price-bet.ts'
import { openPlayer, type Player } from './player.ts'
import * as batch from './store-batch.ts'
import * as store from './store-order.ts'
import { ticketOf } from './ticket.ts'

type Order = store.ConfirmingOrder

/** The bet at the prices of the deadline, for no more than is held for it. */
const priceAgain = (
  { book }: Counter,
  terms: BookTerms,
  exposures: Exposures,
  order: Order,
): Result<PricedBet, OrderFault> => {
  const { code, stake, legs, policy, risk } = order
  const picks = legs.map(({ quoted, ...leg }) => {
    if (quoted === undefined) throw new Error(`${order.id} does not say what its member saw`)
    return { ...leg, ...quoted }
  })
  const oddsTypeOf = (leg: number) => legs[leg]?.odds.type ?? 'E'
  const priced = priceBet(book, { code, stake, picks }, { policy, oddsTypeOf })
  if (!priced.ok) return priced
  // At negative odds a price that moved would ask for more than the member was told.
  if (betRisk(priced.value.bet) > risk) return no('price-moved')
  const used = { exposureOf: exposures.of, dayRisk: 0n }
  const checked = checkLimits(priced.value.bet, limitsFor(terms, priced.value.legs, used))
  return checked.ok ? ok(priced.value) : checked
}

const decide = (
  counter: Counter,
  desk: { terms: BookTerms; exposures: Exposures; now: Instant },
  player: Player,
  order: Order,
): store.DecidedOrder => {
  const { exposures, now } = desk
  const { number, memberId, id, risk } = order
  const scopes = scopesOf(order.legs)
  exposures.add(scopes, -order.maxWin)
  const priced = priceAgain(counter, desk.terms, exposures, order)
  const kept = priced.ok ? betRisk(priced.value.bet) : 0n
  if (kept < risk) player.giveBack(id, risk - kept, priced.ok ? 'excess' : 'return', order.placedAt)
  if (!priced.ok) {
    const refused = { state: 'refused', ticket: null, refusedWhy: priced.reason } as const
    const { maxWin: win, legs } = order
    return { ...refused, number, memberId, risk, maxWin: win, legs }
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
  const [purses, exposures, claimed, plays] = await Promise.all([
    lockPurses(tx, members, sportsChannel),
    batch.lockExposures(tx, scopes),
    store.claimConfirming(
      tx,
      orders.map(({ number }) => number),
    ),
    readPlayStates(tx, members),
  ])
  return { exposures: openExposures(exposures), purses, claimed, plays }
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
    const { exposures, purses, claimed, plays } = await lockOrders(tx, orders)
    const now = platform.clock.now()
    const desk = { terms: bookTerms(platform.settings.get('book'), now), exposures, now }
    const players = new Map<MemberId, Player>()
    const playerOf = (memberId: MemberId): Player => {
      const [purse, play] = [purses.get(memberId), plays.get(memberId)]
      if (purse === undefined || play === undefined) throw new Error('the member was not read')
      // Money only comes back here: the centre is not asked.
      const start = { memberId, purse, play, autoTransfer: false }
      const player = players.get(memberId) ?? openPlayer(start, now)
      players.set(memberId, player)
      return player
    }
    const decided = orders
      .filter(({ number }) => claimed.has(number))
      .map((order) => decide(counter, desk, playerOf(order.memberId), order))
    if (decided.length === 0) return []
    const opened = [...players.values()]
    await Promise.all([
      batch.writeExposures(tx, exposures.changed()),
      store.writeDecided(tx, decided, now),
      store.writeLegs(tx, decided),
      writeCounts(
        tx,
        opened.flatMap((player) => player.counts()),
      ),
      postLocked(
        tx,
        opened.flatMap(({ transfers }) => transfers),
        opened.map(({ purse }) => purse),
        now,
      ),
    ])
    return decided
  })
}
