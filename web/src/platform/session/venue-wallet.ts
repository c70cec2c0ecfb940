import type { Fen } from '@xinghe/rules/base/money.ts'
import { useEffect } from 'react'
import { create } from 'zustand'

/** The wallet that is played from on the page that is open. */
export interface VenueWallet {
  readonly name: string
  /** Null until it is known. */
  readonly balance: Fen | null
  readonly refresh: () => void
}

const useStore = create<{ wallet: VenueWallet | null }>(() => ({ wallet: null }))

/** Null where no venue is open: the member's money is that of the centre. */
export const useVenueWallet = (): VenueWallet | null => useStore(({ wallet }) => wallet)

/** Said by the page of a venue as long as it is in sight; the header shows it in place of the centre. */
export const useShowWallet = ({ name, balance, refresh }: VenueWallet): void => {
  useEffect(
    () => useStore.setState({ wallet: { name, balance, refresh } }),
    [name, balance, refresh],
  )
  useEffect(() => () => useStore.setState({ wallet: null }), [])
}
