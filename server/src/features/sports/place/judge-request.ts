import { later, type Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { no, ok, type Result } from '@xinghe/rules/base/result.ts'
import type { PriceChangePolicy } from '@xinghe/rules/sports/acceptance.ts'
import { betRisk } from '@xinghe/rules/sports/bet.ts'
import { checkLimits } from '@xinghe/rules/sports/limits.ts'
import type { Book } from '../book/book.ts'
import { betOfLegs } from '../kept-leg.ts'
import { askedLegs } from './asked-leg.ts'
import { limitsFor, scopesOf, type BookTerms } from './book-terms.ts'
import type { Exposures } from './exposures.ts'
import type {
  BetId,
  OrderedLeg,
  OrderFault,
  PlacedOrder,
  PlaceRequest,
  WantedBet,
} from './order.ts'
import { priceBet, type PricedBet } from './price-bet.ts'
import type { Player } from './player.ts'
import { ticketOf } from './ticket.ts'

/** An order as it is written. */
export interface NewOrder {
  readonly order: PlacedOrder
  readonly number: number
  readonly bodyHash: string
  readonly policy: PriceChangePolicy
}

/** What all bets of a batch are judged on, at one moment. */
export interface Desk {
  readonly book: Book
  readonly terms: BookTerms
  readonly now: Instant
  readonly exposures: Exposures
  readonly nextNumber: () => number
}

interface Taken extends PricedBet {
  readonly risk: Fen
  readonly win: Fen
}

/** Takes stake and liability of the bet, or says why not and leaves both as they were. */
const takeBet = (
  { book, terms, exposures }: Desk,
  player: Player,
  wanted: WantedBet,
  { policy, oddsType }: PlaceRequest,
  id: BetId,
): Result<Taken, OrderFault> => {
  const priced = priceBet(book, wanted, { policy, oddsTypeOf: () => oddsType })
  if (!priced.ok) return priced
  const { bet, legs } = priced.value
  const scopes = scopesOf(legs)
  // Offered since the locks were taken: the next attempt will find it.
  if (!exposures.holds(scopes)) return no('market-closed')
  const dayRisk = player.dayRisk()
  const limits = limitsFor(terms, legs, { exposureOf: exposures.of, dayRisk }, scopes)
  const checked = checkLimits(bet, limits)
  if (!checked.ok) return checked
  const { risk, win } = checked.value
  if (!player.allows(risk)) return no('limit-reached')
  if (!player.take(id, risk)) return no('balance-too-low')
  exposures.add(scopes, win)
  return ok({ ...priced.value, risk, win })
}

const stateOf = (
  taken: Result<Taken, OrderFault>,
  number: number,
  now: Instant,
): Pick<PlacedOrder, 'state' | 'ticket' | 'refusedWhy' | 'deadline' | 'acceptedAt'> => {
  const none = { ticket: null, refusedWhy: null, deadline: null, acceptedAt: null }
  if (!taken.ok) return { ...none, state: 'refused', refusedWhy: taken.reason }
  const { confirmMs } = taken.value
  return confirmMs > 0
    ? { ...none, state: 'confirming', deadline: later(now, confirmMs) }
    : { ...none, state: 'open', ticket: ticketOf(number, now), acceptedAt: now }
}

const takenLegs = ({ legs, confirmMs }: Taken, { picks }: WantedBet): readonly OrderedLeg[] => {
  if (confirmMs === 0) return legs
  return legs.map((leg, at) => {
    const pick = picks[at]
    if (pick === undefined) throw new Error('a leg has no pick')
    const { hk, line, live } = pick
    return { ...leg, quoted: { hk, line, live } }
  })
}

type Asked = Pick<PlacedOrder, 'legs' | 'risk' | 'maxWin'>

const takenFor = (taken: Taken, wanted: WantedBet): Asked => ({
  legs: takenLegs(taken, wanted),
  risk: taken.risk,
  maxWin: taken.win,
})

/** A refused bet at the prices that its member saw; without all its legs its risk cannot be reckoned. */
const askedFor = ({ book }: Desk, wanted: WantedBet, request: PlaceRequest): Asked => {
  const legs = askedLegs(book, wanted, request)
  const { code, stake, picks } = wanted
  const risk = legs.length < picks.length ? stake : betRisk(betOfLegs(code, stake, legs))
  // A fen at a negative price may risk less than half of one; no row may say nothing.
  return { legs, risk: risk > 0n ? risk : stake, maxWin: 0n }
}

/** Every bet of the request on its own, in turn. */
export const judgeRequest = (
  desk: Desk,
  player: Player,
  request: PlaceRequest,
  bodyHash: string,
): NewOrder[] =>
  request.bets.map((wanted, position) => {
    const number = desk.nextNumber()
    const id: BetId = `bet_${number}`
    const taken = takeBet(desk, player, wanted, request, id)
    const order: PlacedOrder = {
      id,
      memberId: player.memberId,
      requestId: request.requestId,
      position,
      code: wanted.code,
      stake: wanted.stake,
      placedAt: desk.now,
      ...(taken.ok ? takenFor(taken.value, wanted) : askedFor(desk, wanted, request)),
      ...stateOf(taken, number, desk.now),
    }
    return { order, number, bodyHash, policy: request.policy }
  })
