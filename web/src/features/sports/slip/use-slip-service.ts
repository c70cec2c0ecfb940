import { fenToText } from '@xinghe/rules/base/money.ts'
import { useEffect } from 'react'
import { useSession } from '../../../platform/session/session.ts'
import { useBookSettings } from '../book/book-settings.ts'
import { dispatch } from './slip-store.ts'
import { useFollowPlacement } from './use-follow-placement.ts'
import { useFollowQuotes } from './use-follow-quotes.ts'
import { useSportsWallet } from './use-sports-wallet.ts'

/** Keeps prices, limits, wallet and the last placement current; mounted once by the sports screen. */
export const useSlipService = (): void => {
  const { oddsType, defaultStake, keepAfterBet } = useBookSettings()
  const { userId } = useSession()
  useEffect(() => {
    const typed = defaultStake === null ? '' : fenToText(defaultStake).replace(/\.00$/, '')
    dispatch({ type: 'settings-read', oddsType, defaultStake: typed, keepAfterBet }, userId)
  }, [oddsType, defaultStake, keepAfterBet, userId])
  useFollowQuotes()
  useFollowPlacement()
  useSportsWallet()
}
