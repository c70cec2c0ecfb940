import type { WireBet } from '@xinghe/contract/sports-shapes.ts'
import { isConfirming, setOrder, type Slip } from '@xinghe/rules/sports/slip.ts'
import type { SlipOrder } from '@xinghe/rules/sports/slip-item.ts'
import type { Intention } from './intention.ts'

const orderStates: Readonly<Record<WireBet['state'], SlipOrder['state']>> = {
  confirming: 'confirming',
  open: 'accepted',
  // A match may end before the answer of a lost connection is found.
  settled: 'accepted',
  refused: 'refused',
}

export const orderOf = ({ state, ticket_id: ticketId, reason }: WireBet): SlipOrder => ({
  state: orderStates[state],
  ticketId,
  reason,
})

export const isDecided = (orders: readonly WireBet[]): boolean =>
  orders.every(({ state }) => state !== 'confirming')

/** How the refused ones combine their picks; those of a series are to be typed for again. */
export const refusedCodes = (orders: readonly WireBet[]): string[] =>
  orders.filter(({ state }) => state === 'refused').map(({ code }) => code)

const weight: Readonly<Record<SlipOrder['state'], number>> = {
  refused: 0,
  accepted: 1,
  confirming: 2,
}

interface MarkedPick {
  readonly key: string
  readonly order: SlipOrder
}

/** Of a refused combination only the picks that stood in the way are told why. */
const markedPicks = (bet: WireBet, keys: readonly string[]): MarkedPick[] => {
  const order = orderOf(bet)
  const isWhole =
    bet.code === 'single' || bet.state !== 'refused' || bet.legs.length !== keys.length
  return keys.map((key, at) => ({
    key,
    order: isWhole ? order : { ...order, reason: bet.legs[at]?.reason ?? null },
  }))
}

/** The picks of a series are in several orders: what still waits counts first, then what was taken. */
export const markOrders = (slip: Slip, { keys }: Intention, orders: readonly WireBet[]): Slip =>
  orders
    .flatMap((bet, at) => markedPicks(bet, keys[at] ?? []))
    .toSorted((one, other) => weight[one.order.state] - weight[other.order.state])
    .reduce((marked, { key, order }) => setOrder(marked, [key], order), slip)

/** Locks the picks from the press on: whether the order arrived, the answer will tell. */
export const markSent = (slip: Slip, { keys }: Intention): Slip =>
  setOrder(slip, keys.flat(), { state: 'confirming', ticketId: null, reason: null })

/** Nothing came of what was sent: its picks are free again, stakes and all. */
export const unmarkSent = (slip: Slip): Slip =>
  isConfirming(slip)
    ? {
        ...slip,
        items: slip.items.map((item) =>
          item.order?.state === 'confirming' ? { ...item, order: null } : item,
        ),
      }
    : slip

/** When the last of the confirming orders is decided; null when none waits. */
export const lastDeadline = (orders: readonly WireBet[]): number | null =>
  orders.reduce<number | null>(
    (last, { state, deadline }) =>
      state === 'confirming' && deadline !== null ? Math.max(last ?? 0, deadline) : last,
    null,
  )
