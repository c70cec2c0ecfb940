import { lastDeadline } from '@xinghe/rules/sports/slip/answer.ts'
import { useEffect } from 'react'
import { askUntilKnown, askWhenDecided } from '../book/ask-outcome.ts'
import { dispatch, usePlacement } from './slip-store.ts'
import { askOrders } from './lost-bets.ts'

/** Polls until the outcome of the last placement is known; mounted once, with the slip. */
export const useFollowPlacement = (): void => {
  const placement = usePlacement()
  const requestId = placement.phase === 'none' ? null : placement.intention.requestId
  const isUnknown = placement.phase === 'unknown' && !placement.missing
  const deadline = placement.phase === 'answered' ? lastDeadline(placement.orders) : null
  useEffect(() => {
    if (requestId === null) return undefined
    const ask = () => askOrders(requestId)
    if (isUnknown)
      return askUntilKnown(ask, () => dispatch({ type: 'lost', requestId, missing: true }))
    return deadline === null ? undefined : askWhenDecided(ask, deadline)
  }, [requestId, isUnknown, deadline])
}
