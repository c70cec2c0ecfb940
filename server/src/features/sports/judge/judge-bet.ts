import { later, type Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { no, ok, type Result } from '@xinghe/rules/base/result.ts'
import { betRisk } from '@xinghe/rules/sports/bet.ts'
import { checkLimits } from '@xinghe/rules/sports/limits.ts'
import type { Player } from '../../../ledger/play/player.ts'
import type { Book } from '../book/book.ts'
import { betOfLegs } from '../orders/stored-leg.ts'
import { limitsFor } from './bet-limits.ts'
import type { BookTerms } from '../book/book-terms.ts'
import { scopesOf } from '../exposure/scopes.ts'
import type { Exposures } from '../exposure/exposures.ts'
import {
  betIdOf,
  type AskedRequest,
  type OrderedLeg,
  type OrderFault,
  type PlacedOrder,
  type WantedBet,
} from '../orders/order.ts'
import { priceBet, type PricedBet, type PricingTerms } from './price-bet.ts'
import { refusedLegs } from './refused-legs.ts'
import { ticketOf } from '../orders/ticket.ts'

/** The state that all bets of a batch are judged on. */
export interface BetContext {
  readonly book: Book
  readonly terms: BookTerms
  readonly now: Instant
  readonly exposures: Exposures
  readonly nextNumber: () => number
}

interface TakenBet extends PricedBet {
  readonly risk: Fen
  readonly win: Fen
}

/** Takes the stake and adds the liability, or returns the fault and changes nothing. */
const takeBet = (
  { book, terms, exposures }: BetContext,
  player: Player,
  wanted: WantedBet,
  pricing: PricingTerms,
  cause: string,
): Result<TakenBet, OrderFault> => {
  const priced = priceBet(book, wanted, pricing)
  if (!priced.ok) return priced
  const { bet, legs } = priced.value
  const scopes = scopesOf(legs)
  // The market opened after the locks were taken: the next attempt finds it.
  if (!exposures.has(scopes)) return no('market-closed')
  const used = { exposureOf: exposures.of, dayRisk: player.dayRisk() }
  const checked = checkLimits(bet, limitsFor(terms, legs, used, scopes))
  if (!checked.ok) return checked
  const { risk, win } = checked.value
  if (!player.allows(risk)) return no('limit-reached')
  if (!player.take(cause, risk)) return no('balance-too-low')
  exposures.add(scopes, win)
  return ok({ ...priced.value, risk, win })
}

type Decision = Pick<
  PlacedOrder,
  'state' | 'ticket' | 'refusedWhy' | 'deadline' | 'acceptedAt' | 'legs' | 'risk' | 'maxWin'
>
const undecided = { ticket: null, refusedWhy: null, deadline: null, acceptedAt: null }

/** A confirming order stores what the member saw, to compare it with the prices at the deadline. */
const withQuotes = (legs: PricedBet['legs'], { picks }: WantedBet): OrderedLeg[] =>
  legs.map((leg, at) => {
    const pick = picks[at]
    if (pick === undefined) throw new Error('a leg has no pick')
    return { ...leg, quoted: { hk: pick.hk, line: pick.line, live: pick.live } }
  })

const accepted = (taken: TakenBet, wanted: WantedBet, number: number, now: Instant): Decision => {
  const { legs, risk, win: maxWin, confirmMs } = taken
  if (confirmMs === 0) {
    const ticket = ticketOf(number, now)
    return { ...undecided, state: 'open', ticket, acceptedAt: now, legs, risk, maxWin }
  }
  const [deadline, quoted] = [later(now, confirmMs), withQuotes(legs, wanted)]
  return { ...undecided, state: 'confirming', deadline, legs: quoted, risk, maxWin }
}

/** At the prices that the member saw. The risk can only be computed with all legs known. */
const refused = (
  { book }: BetContext,
  wanted: WantedBet,
  pricing: PricingTerms,
  refusedWhy: OrderFault,
): Decision => {
  const legs = refusedLegs(book, wanted, pricing)
  const { code, stake, picks } = wanted
  const risk = legs.length < picks.length ? stake : betRisk(betOfLegs(code, stake, legs))
  // A fen at a negative price may risk less than half a fen, and a row needs a risk above zero.
  const rowRisk = risk > 0n ? risk : stake
  return { ...undecided, state: 'refused', refusedWhy, legs, risk: rowRisk, maxWin: 0n }
}

/** Opens the order of one bet and decides it: open, confirming, or refused with the reason. */
export const judgeBet = (
  context: BetContext,
  player: Player,
  asked: AskedRequest,
  wanted: WantedBet,
  position: number,
): PlacedOrder => {
  const { memberId, requestId, policy, oddsType } = asked
  const { now } = context
  const number = context.nextNumber()
  const id = betIdOf(number)
  const pricing = { policy, oddsTypeOf: () => oddsType }
  const taken = takeBet(context, player, wanted, pricing, id)
  const decision = taken.ok
    ? accepted(taken.value, wanted, number, now)
    : refused(context, wanted, pricing, taken.reason)
  const { code, stake } = wanted
  return { id, memberId, requestId, position, code, stake, policy, placedAt: now, ...decision }
}
