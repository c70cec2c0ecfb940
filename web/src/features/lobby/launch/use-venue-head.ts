import { allBalance, totalCategory } from '@xinghe/contract/lobby-venues.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { useCall } from '../../../platform/api/use-call.ts'
import { useLanguage } from '../../../platform/i18n/language.ts'

interface VenueHead {
  /** Empty until it is known. */
  readonly title: string
  /** Null while the balance is unknown. */
  readonly venueBalance: Fen | null
  readonly refresh: () => void
  readonly refreshing: boolean
}

/** A venue's name and balance. */
export const useVenueHead = (channelCode: string): VenueHead => {
  const wallets = useCall(
    allBalance,
    { category: totalCategory, language: useLanguage() },
    { staleTime: 0 },
  )
  const venue = wallets.data?.venues.find((one) => one.channelCode === channelCode)
  return {
    title: venue?.title ?? '',
    venueBalance: venue?.balance ?? null,
    refresh: () => void wallets.refetch(),
    refreshing: wallets.isFetching,
  }
}
