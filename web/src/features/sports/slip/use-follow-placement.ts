import { lastDeadline } from '@xinghe/rules/sports/slip/answer.ts'
import { useEffect } from 'react'
import { onLanguageChange } from '../../../platform/i18n/language.ts'
import { askUntilKnown, askWhenDecided } from '../book/ask-outcome.ts'
import { dispatch, usePlacement } from './slip-store.ts'
import { askOrders } from './lost-bets.ts'

/** The names in a receipt are those of the answer: it is asked for again in another language. */
const useReceiptLanguage = (requestId: string | null): void =>
  useEffect(() => {
    if (requestId === null) return undefined
    return onLanguageChange(() => void askOrders(requestId).catch(() => undefined))
  }, [requestId])

/** Polls until the outcome of the last placement is known; mounted once, with the slip. */
export const useFollowPlacement = (): void => {
  const placement = usePlacement()
  const requestId = placement.phase === 'none' ? null : placement.intention.requestId
  const isUnknown = placement.phase === 'unknown' && !placement.missing
  const deadline = placement.phase === 'answered' ? lastDeadline(placement.orders) : null
  useReceiptLanguage(placement.phase === 'answered' ? requestId : null)
  useEffect(() => {
    if (requestId === null) return undefined
    const ask = () => askOrders(requestId)
    if (isUnknown)
      return askUntilKnown(ask, () => dispatch({ type: 'lost', requestId, missing: true }))
    return deadline === null ? undefined : askWhenDecided(ask, deadline)
  }, [requestId, isUnknown, deadline])
}
