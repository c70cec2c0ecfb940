import { pickKey, type SlipOrder } from './item.ts'
import type { Intention, PlacedOrder, Slip } from './state.ts'

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
