import type { Instant } from '../../base/instant.ts'
import type { SlipItem } from './item.ts'
import { markOrders, unlock } from './marks.ts'
import {
  emptySlip,
  endPlacement,
  isQuick,
  type PlacedOrder,
  type Slip,
  type SlipState,
} from './state.ts'

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

/**
 * Ends an answered request: accepted picks leave the slip, or stay for another bet without a stake. A
 * quick bet leaves the slip as it is.
 */
export const dismiss = <O extends PlacedOrder>(
  state: SlipState<O>,
  keepPicks: boolean,
): SlipState<O> => {
  const { placement, slip } = state
  if (placement.phase !== 'answered' || !isDecided(placement.orders)) return state
  if (isQuick(placement.intention)) return endPlacement(state, slip)
  // An answer may lack orders of its request: with all others decided, none of its picks stays locked.
  return endPlacement(state, leftOf(unlock(slip), placement.orders, keepPicks))
}
