import { useEffect } from 'react'
import { useBookSettings } from '../book/book-settings.ts'
import { followDefaultStake } from './slip-store.ts'
import { useFollowPlacement } from './use-follow-placement.ts'
import { useFollowQuotes } from './use-follow-quotes.ts'
import { useSportsWallet } from './use-sports-wallet.ts'

/** Keeps prices, limits, the wallet and the fate of the last bet fresh; the sports screen mounts it once. */
export const useSlipService = (): void => {
  const { defaultStake } = useBookSettings()
  useEffect(() => followDefaultStake(defaultStake), [defaultStake])
  useFollowQuotes()
  useFollowPlacement()
  useSportsWallet()
}
