import { createContext, use } from 'react'
import { hkPrice, oddsOf, oddsTypeFor, type Odds, type OddsType } from '@xinghe/rules/base/odds.ts'
import { defaultBookSettings } from '@xinghe/rules/sports/book-settings.ts'
import { hasOddsTypes, type PlayCode } from '@xinghe/rules/sports/plays.ts'

/** The odds type in which the prices below are shown. */
export const OddsTypeContext = createContext<OddsType>(defaultBookSettings.oddsType)

export const useOddsType = (): OddsType => use(OddsTypeContext)

/** A price of a play as the member sees it. */
export const shownOdds = (price: number, play: PlayCode, wanted: OddsType): Odds => {
  const hk = hkPrice(price)
  return oddsOf(hk, oddsTypeFor(wanted, hasOddsTypes(play), hk))
}
