import type { Instant } from '../../base/instant.ts'
import type { PriceChangePolicy } from '../acceptance.ts'
import type { SlipBet } from './bets.ts'
import { placeableBets } from './check.ts'
import { pickKey, type SlipItem, type SlipOrder } from './item.ts'
import { agreeToQuotes, seenOf } from './quotes.ts'
import {
  emptySlip,
  intentionOf,
  slipOddsType,
  type Intention,
  type PlacedOrder,
  type Quotes,
  type Slip,
  type SlipState,
  type WantedPick,
} from './state.ts'

export const wantedPick = (item: SlipItem, quotes: Quotes): WantedPick => ({
  matchId: item.matchId,
  marketId: item.marketId,
  play: item.play,
  side: item.side,
  line: item.line,
  goalNumber: item.goalNumber,
  hk: item.hk,
  live: seenOf(quotes, pickKey(item)),
})

const makeIntention = (
  { slip, quotes }: SlipState,
  bets: readonly SlipBet[],
  policy: PriceChangePolicy,
  requestId: string,
): Intention => ({
  requestId,
  keys: bets.map(({ keys }) => keys),
  request: {
    oddsType: slipOddsType(slip),
    policy,
    bets: bets.map(({ keys, code, bet }) => ({
      code,
      stake: bet.kind === 'single' ? bet.stake : bet.unitStake,
      picks: slip.items
        .filter((item) => keys.includes(pickKey(item)))
        .map((item) => wantedPick(item, quotes)),
    })),
  },
})

const markItems = (slip: Slip, orders: ReadonlyMap<string, SlipOrder | null>): Slip => ({
  ...slip,
  items: slip.items.map((item) => {
    const order = orders.get(pickKey(item))
    return order === undefined ? item : { ...item, order }
  }),
})

const sent: SlipOrder = { state: 'confirming', ticketId: null, reason: null }

/** Locks the picks from the press on: whether the order arrived, the answer will tell. */
export const lock = (slip: Slip, { keys }: Intention): Slip =>
  markItems(slip, new Map(keys.flat().map((key) => [key, sent])))

/** The request was not placed: unlocks its picks and keeps their stakes. */
export const unlock = (slip: Slip): Slip => ({
  ...slip,
  items: slip.items.map((item) =>
    item.order?.state === 'confirming' ? { ...item, order: null } : item,
  ),
})

/** The press: agrees to the prices as they stand, and makes of the stakes one request with its own id. */
export const press = <O extends PlacedOrder>(
  state: SlipState<O>,
  policy: PriceChangePolicy,
  requestId: string,
): SlipState<O> => {
  const agreed = { ...state, slip: agreeToQuotes(state.slip) }
  const bets = placeableBets(agreed, policy)
  if (state.placement.phase !== 'none' || !bets.ok) return state
  const intention = makeIntention(agreed, bets.value, policy, requestId)
  return {
    ...agreed,
    slip: lock(agreed.slip, intention),
    placement: { phase: 'sending', intention },
  }
}

/** The same request once more, for one that never arrived. */
export const resend = <O extends PlacedOrder>(state: SlipState<O>): SlipState<O> => {
  const { placement } = state
  if (placement.phase !== 'unknown' || !placement.missing) return state
  return { ...state, placement: { phase: 'sending', intention: placement.intention } }
}

export const lose = <O extends PlacedOrder>(
  state: SlipState<O>,
  missing: boolean,
): SlipState<O> => {
  const { placement } = state
  if (placement.phase !== 'sending' && placement.phase !== 'unknown') return state
  const { intention } = placement
  return { ...state, placement: { phase: 'unknown', intention, missing } }
}

const orderStates: Readonly<Record<PlacedOrder['state'], SlipOrder['state']>> = {
  confirming: 'confirming',
  open: 'accepted',
  // A match may end before the answer of a lost connection is found.
  settled: 'accepted',
  refused: 'refused',
}

export const outcomeOf = ({ state, ticketId, reason }: PlacedOrder): SlipOrder => ({
  state: orderStates[state],
  ticketId,
  reason,
})

/** Of a refused combination only the picks that stood in the way are told why. */
const pickOutcomes = (order: PlacedOrder, keys: readonly string[]): [string, SlipOrder][] => {
  const outcome = outcomeOf(order)
  const isWhole =
    order.code === 'single' || order.state !== 'refused' || order.legs.length !== keys.length
  return keys.map((key, at) => [
    key,
    isWhole ? outcome : { ...outcome, reason: order.legs[at]?.reason ?? null },
  ])
}

const weight: Readonly<Record<SlipOrder['state'], number>> = {
  refused: 0,
  accepted: 1,
  confirming: 2,
}

/** A pick of a series is in several orders: confirming outweighs accepted, accepted outweighs refused. */
export const markOrders = (
  slip: Slip,
  { keys }: Intention,
  orders: readonly PlacedOrder[],
): Slip => {
  const outcomes = orders.flatMap((order, at) => pickOutcomes(order, keys[at] ?? []))
  return markItems(
    slip,
    new Map(outcomes.toSorted(([, one], [, other]) => weight[one.state] - weight[other.state])),
  )
}

/** A decided order never waits again: such an answer is older than the one that is known. */
const isOlder = (orders: readonly PlacedOrder[], known: readonly PlacedOrder[]): boolean =>
  orders.some(({ state }, at) => {
    const before = known[at]
    return state === 'confirming' && before !== undefined && before.state !== 'confirming'
  })

export const answer = <O extends PlacedOrder>(
  state: SlipState<O>,
  orders: readonly O[],
): SlipState<O> => {
  const { placement } = state
  if (placement.phase === 'none') return state
  if (placement.phase === 'answered' && isOlder(orders, placement.orders)) return state
  const { intention } = placement
  return {
    ...state,
    slip: markOrders(state.slip, intention, orders),
    placement: { phase: 'answered', intention, orders },
  }
}

const ended = <O extends PlacedOrder>(state: SlipState<O>, slip: Slip): SlipState<O> => ({
  ...state,
  slip,
  placement: { phase: 'none', ended: intentionOf(state)?.requestId ?? null },
})

/** Ends a request that was not placed and keeps the slip; an answered request is dismissed instead. */
export const free = <O extends PlacedOrder>(state: SlipState<O>): SlipState<O> => {
  const { phase } = state.placement
  return phase === 'sending' || phase === 'unknown' ? ended(state, unlock(state.slip)) : state
}

/** Only a request that never arrived can be given up. */
export const abandon = <O extends PlacedOrder>(state: SlipState<O>): SlipState<O> =>
  state.placement.phase === 'unknown' && state.placement.missing ? free(state) : state

const forAnotherBet = (item: SlipItem): SlipItem =>
  item.order?.state === 'accepted' ? { ...item, order: null, stakeText: '' } : item

const leftOf = (slip: Slip, orders: readonly PlacedOrder[], keepPicks: boolean): Slip => {
  const refused = orders.filter(({ state }) => state === 'refused').map(({ code }) => code)
  // A refused way to combine needs all the picks, even where another way with them was accepted.
  const isKept = keepPicks || (slip.series && refused.length > 0)
  const items = slip.items
    .filter(({ order }) => isKept || order?.state !== 'accepted')
    .map(forAnotherBet)
  if (items.length === 0) return emptySlip(slip.oddsType)
  const seriesStakes = Object.fromEntries(
    Object.entries(slip.seriesStakes).filter(([code]) => refused.includes(code)),
  )
  return { ...slip, items, seriesStakes }
}

/** When the last of the confirming orders is decided; null when none waits. */
export const lastDeadline = (orders: readonly PlacedOrder[]): Instant | null =>
  orders.reduce<Instant | null>((last, { state, deadline }) => {
    if (state !== 'confirming' || deadline === null) return last
    return last === null || deadline > last ? deadline : last
  }, null)

export const isDecided = (orders: readonly PlacedOrder[]): boolean =>
  orders.every(({ state }) => state !== 'confirming')

/** Ends an answered request: accepted picks leave the slip, or stay for another bet without a stake. */
export const dismiss = <O extends PlacedOrder>(
  state: SlipState<O>,
  keepPicks: boolean,
): SlipState<O> => {
  const { placement, slip } = state
  if (placement.phase !== 'answered' || !isDecided(placement.orders)) return state
  // An answer may lack orders of its request: with all others decided, none of its picks stays locked.
  return ended(state, leftOf(unlock(slip), placement.orders, keepPicks))
}
