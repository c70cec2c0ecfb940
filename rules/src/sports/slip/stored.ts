import { dismiss } from './answer.ts'
import { lock, markOrders, unlock } from './marks.ts'
import { takeNews } from './quotes.ts'
import {
  emptyState,
  intentionOf,
  type PlacedOrder,
  type Placement,
  type SlipState,
  type StoredSlip,
} from './state.ts'

/** A receipt is not stored: after a reload a decided request has ended. */
export const storedOf = (state: SlipState): StoredSlip => {
  const left = dismiss(state, state.keepAfterBet)
  return {
    slip: left.slip,
    intention: intentionOf(left),
    ended: left.placement.phase === 'none' ? left.placement.ended : null,
  }
}

/** A stored intention has left this browser: whether it arrived is to be asked. */
const placementOf = ({ intention, ended }: StoredSlip): Placement<never> =>
  intention === null
    ? { phase: 'none', ended }
    : { phase: 'unknown', intention, missing: false, reopened: true }

export const restore = (stored: StoredSlip | null): SlipState<never> => {
  if (stored === null) return emptyState
  const { intention } = stored
  // Unlock the slip if no placement was stored with it: no answer would ever unlock it.
  const slip = intention === null ? unlock(stored.slip) : lock(stored.slip, intention)
  return { ...emptyState, slip, placement: placementOf(stored) }
}

/**
 * Takes over what another tab has stored. A write of theirs may have crossed a press of this tab: an
 * intention is given up only where they say that it has ended, and one that ended here stays so.
 */
export const sync = <O extends PlacedOrder>(
  state: SlipState<O>,
  stored: StoredSlip | null,
): SlipState<O> => {
  const restored = restore(stored)
  const mine = intentionOf(state)?.requestId ?? null
  const theirs = stored?.intention?.requestId ?? null
  const isCrossed =
    mine === null
      ? theirs !== null && state.placement.phase === 'none' && state.placement.ended === theirs
      : theirs !== mine && stored?.ended !== mine
  if (isCrossed) return state
  const placement = mine !== null && mine === theirs ? state.placement : restored.placement
  // They may not know the answer yet.
  const slip =
    placement.phase === 'answered'
      ? markOrders(restored.slip, placement.intention, placement.orders)
      : restored.slip
  return takeNews({ ...state, slip, placement, replaced: null }, state.quotes.heard)
}
