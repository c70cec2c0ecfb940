import { unlock } from './marks.ts'
import { endPlacement, type PlacedOrder, type SlipState } from './state.ts'

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
  const reopened = placement.phase === 'unknown' && placement.reopened
  return { ...state, placement: { phase: 'unknown', intention, missing, reopened } }
}

/** Ends a request that was not placed and keeps the slip; an answered request is dismissed instead. */
export const free = <O extends PlacedOrder>(state: SlipState<O>): SlipState<O> => {
  const { phase } = state.placement
  return phase === 'sending' || phase === 'unknown'
    ? endPlacement(state, unlock(state.slip))
    : state
}

/** Only a request that never arrived can be given up. */
export const abandon = <O extends PlacedOrder>(state: SlipState<O>): SlipState<O> =>
  state.placement.phase === 'unknown' && state.placement.missing ? free(state) : state
