import type { MemberId } from '@xinghe/rules/base/id.ts'
import { siteDayNumber, type Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { no, ok, type Result } from '@xinghe/rules/base/result.ts'
import { decidedBy } from '@xinghe/rules/sports/acceptance.ts'
import { betRisk, maxWin } from '@xinghe/rules/sports/bet.ts'
import { checkLimits } from '@xinghe/rules/sports/limits.ts'
import { playOf } from '@xinghe/rules/sports/plays.ts'
import { openPlayer, type Player } from '../../../ledger/play/player.ts'
import { postPlayers } from '../../../ledger/play/post-players.ts'
import { lockAllPurses } from '../../../ledger/play/lock-all-purses.ts'
import { findPurses, type PurseAccounts } from '../../../ledger/play/purse.ts'
import { withWallets } from '../../../ledger/with-wallets.ts'
import type { TermsCache } from '../../../ledger/play/terms-cache.ts'
import type { Tx } from '../../../platform/database/connect.ts'
import type { Platform } from '../../../platform/parts.ts'
import type { Book } from '../book/book.ts'
import { sportsbook } from '../book/channel.ts'
import { keptOf, type AcceptedCourse } from '../book/accepted-course.ts'
import { bookTerms } from '../book/book-terms.ts'
import { writeAcceptedCourses } from '../book/store-accepted-course.ts'
import { scopesOf } from '../exposure/scopes.ts'
import { limitsFor } from '../judge/bet-limits.ts'
import { lockedExposures } from '../exposure/exposures.ts'
import type { BetContext } from '../judge/judge-bet.ts'
import { betNumberOf, type OrderFault, type PlacedOrder, type WantedBet } from '../orders/order.ts'
import { priceBet, type PricedBet, type PricingTerms } from '../judge/price-bet.ts'
import { legFault } from '../judge/refused-legs.ts'
import * as store from './store-confirming.ts'
import { lockExposures, writeExposures } from '../exposure/store-exposure.ts'
import { ticketOf } from '../orders/ticket.ts'

export interface ConfirmingParts {
  readonly platform: Pick<Platform, 'sql' | 'clock' | 'settings'>
  readonly book: Book
  readonly terms: TermsCache
}

interface ConfirmContext extends Omit<BetContext, 'nextNumber'> {
  /** The newest feed time that the book has been told completely; accepted orders are accepted as of it. */
  readonly toldUntil: Instant | null
}

/** The bet as asked for, at the prices that the member saw. */
const wantedBet = ({ id, code, stake, legs }: PlacedOrder): WantedBet => ({
  code,
  stake,
  picks: legs.map(({ quoted, ...leg }) => {
    if (quoted === undefined) throw new Error(`${id} does not say what its member saw`)
    return { ...leg, ...quoted }
  }),
})

const pricingOf = ({ policy, legs }: PlacedOrder): PricingTerms => ({
  policy,
  oddsTypeOf: (leg) => legs[leg]?.odds.type ?? 'E',
})

/** The risk counted on the day, without this order's own. */
const dayRiskOf = (player: Player, { risk, placedAt }: PlacedOrder, now: Instant): Fen =>
  player.dayRisk() - (siteDayNumber(placedAt) === siteDayNumber(now) ? risk : 0n)

/** At a negative price that got worse the bet risks more than was taken, so the rest is taken too. */
const takeMore = (player: Player, { id, risk }: PlacedOrder, wanted: Fen): OrderFault | null => {
  if (wanted <= risk) return null
  const more = wanted - risk
  if (!player.allows(more)) return 'limit-reached'
  return player.take(id, more, 'more') ? null : 'risk-grown'
}

/** The bet at the prices of the deadline, with its whole risk taken. */
const priceAgain = (
  { book, terms, exposures, now }: ConfirmContext,
  player: Player,
  order: PlacedOrder,
): Result<PricedBet, OrderFault> => {
  const priced = priceBet(book, wantedBet(order), pricingOf(order))
  if (!priced.ok) return priced
  const wanted = betRisk(priced.value.bet)
  // The risk already taken was within the day's limit.
  const dayRisk = wanted > order.risk ? dayRiskOf(player, order, now) : 0n
  const limits = limitsFor(terms, priced.value.legs, { exposureOf: exposures.of, dayRisk })
  const checked = checkLimits(priced.value.bet, limits)
  if (!checked.ok) return checked
  const fault = takeMore(player, order, wanted)
  return fault === null ? ok(priced.value) : no(fault)
}

/** The stake is returned. */
const refuse = (
  { book }: ConfirmContext,
  player: Player,
  order: PlacedOrder,
  refusedWhy: OrderFault,
): PlacedOrder => {
  player.giveBack(order.id, order.risk, 'return', order.placedAt)
  const wanted = wantedBet(order)
  const legs = order.legs.map((leg, at) => {
    const fault = legFault(book, wanted, at, pricingOf(order))
    return fault === null ? leg : { ...leg, refusedWhy: fault }
  })
  return { ...order, state: 'refused', refusedWhy, legs }
}

/**
 * The order after its countdown: accepted with a ticket, or refused with the stake returned. Null while the
 * book has not been told past the deadline: something may have happened that it does not know.
 */
const confirm = (
  context: ConfirmContext,
  player: Player,
  order: PlacedOrder,
): PlacedOrder | null => {
  const { exposures, now, toldUntil } = context
  const { id, risk, placedAt, deadline } = order
  if (deadline === null) throw new Error(`${id} has no deadline`)
  const known = decidedBy(deadline, toldUntil, now)
  if (known === 'waiting') return null
  const scopes = scopesOf(order.legs)
  exposures.add(scopes, -order.maxWin)
  if (known === 'silent' || toldUntil === null) return refuse(context, player, order, 'feed-silent')
  const priced = priceAgain(context, player, order)
  if (!priced.ok) return refuse(context, player, order, priced.reason)
  const { bet, legs } = priced.value
  const [riskNow, win] = [betRisk(bet), maxWin(bet)]
  if (riskNow < risk) player.giveBack(id, risk - riskNow, 'excess', placedAt)
  exposures.add(scopes, win)
  const acceptedAt = Math.min(toldUntil, now) as Instant
  const ticket = ticketOf(betNumberOf(id), acceptedAt)
  return { ...order, state: 'open', ticket, acceptedAt, risk: riskNow, maxWin: win, legs }
}

/** What these orders in play were accepted on, as the book stands at this moment. */
const acceptedCourses = (
  book: Book,
  orders: readonly PlacedOrder[],
  acceptedUntil: Instant | null,
): AcceptedCourse[] => {
  if (acceptedUntil === null) return []
  const legs = orders.filter(({ state }) => state === 'open').flatMap((order) => order.legs)
  const ids = new Set(legs.filter(({ play }) => playOf(play).inPlay).map(({ matchId }) => matchId))
  return [...ids].flatMap((matchId) => {
    const match = book.match(matchId)
    return match === null ? [] : [{ matchId, acceptedUntil, events: keptOf(match.events) }]
  })
}

/** Lock order: purses, exposures, bets. */
const lockOrders = async (
  tx: Tx,
  accounts: readonly PurseAccounts[],
  orders: readonly PlacedOrder[],
) => {
  const scopes = scopesOf(orders.flatMap(({ legs }) => legs))
  const [purses, exposures, unconfirmed] = await Promise.all([
    lockAllPurses(tx, accounts),
    lockExposures(tx, scopes),
    store.lockConfirming(
      tx,
      orders.map(({ id }) => betNumberOf(id)),
    ),
  ])
  return { exposures: lockedExposures(exposures), purses, unconfirmed }
}

/**
 * Decides orders whose countdown is over, in one transaction, and skips orders that another process has decided
 * already. Returns the orders that must wait for the feed.
 */
export const confirmOrders = async (
  { platform, book, terms: termsCache }: ConfirmingParts,
  numbers: readonly number[],
): Promise<readonly PlacedOrder[]> => {
  const { sql, clock, settings } = platform
  const orders = await store.readConfirming(sql, numbers)
  if (orders.length === 0) return []
  const members = [...new Set(orders.map(({ memberId }) => memberId))]
  const owners = members.map((memberId) => ({ memberId, channel: sportsbook }))
  const accounts = await findPurses(sql, owners, clock.now())
  return withWallets(sql, async (tx) => {
    const { exposures, purses, unconfirmed } = await lockOrders(tx, accounts, orders)
    const termsOf = await termsCache.read(tx, [...purses.values()])
    const now = clock.now()
    const terms = bookTerms(settings.get('book'), now)
    const context = { book, terms, exposures, now, toldUntil: book.toldUntil() }
    const players = new Map<MemberId, Player>()
    for (const [id, purse] of purses)
      players.set(id, openPlayer(sportsbook, purse, termsOf.get(id) ?? null, now))
    const waiting: PlacedOrder[] = []
    const confirmed: PlacedOrder[] = []
    for (const order of orders) {
      if (!unconfirmed.has(betNumberOf(order.id))) continue
      const player = players.get(order.memberId)
      if (player === undefined) throw new Error('the purse is not locked')
      const decided = confirm(context, player, order)
      if (decided === null) waiting.push(order)
      else confirmed.push(decided)
    }
    const courses = acceptedCourses(book, confirmed, context.toldUntil)
    if (confirmed.length > 0)
      await Promise.all([
        writeExposures(tx, exposures.changed()),
        store.writeConfirmed(tx, confirmed),
        store.writeLegs(tx, confirmed),
        writeAcceptedCourses(tx, courses),
        postPlayers(tx, [...players.values()], now),
      ])
    return waiting
  })
}
