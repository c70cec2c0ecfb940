import type { CashOutOffer } from '@xinghe/contract/sports-cash-out.ts'
import { secondMs } from '@xinghe/rules/base/instant.ts'
import { createContext, useEffect } from 'react'
import { refreshResource, useResource } from '../../book/use-resource.ts'

const askEveryMs = 4 * secondMs

export type Offers = ReadonlyMap<string, CashOutOffer>

const none: Offers = new Map()

/** The offers of all running bets, by the id of the bet; empty where the operator has cash out off. */
export const OffersContext = createContext<Offers>(none)

/** The last offer without its value, which may be outdated. */
const unanswered = (offer: CashOutOffer): CashOutOffer => ({
  ...offer,
  value: null,
  reason: 'no-answer',
})

/** Asks every few seconds while the page is in sight, and on the news of a bet. */
export const useOffers = (hasBets: boolean): Offers => {
  const { data, isError } = useResource('cashOutOffers', {}, { staleTime: 0, enabled: hasBets })
  useEffect(() => {
    if (!hasBets) return undefined
    const ask = (): void => {
      if (document.visibilityState === 'visible') void refreshResource('cashOutOffers')
    }
    const timer = setInterval(ask, askEveryMs)
    return () => clearInterval(timer)
  }, [hasBets])
  if (data === undefined) return none
  return new Map(
    data.offers
      .filter(({ reason }) => reason !== 'cash-out-off')
      .map((offer) => [offer.betId, isError ? unanswered(offer) : offer]),
  )
}
