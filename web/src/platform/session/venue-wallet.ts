import type { Fen } from '@xinghe/rules/base/money.ts'
import { useEffect } from 'react'
import { create } from 'zustand'

/** The wallet of the venue on the open page. */
export interface VenueWallet {
  readonly name: string
  /** Null until it is known. */
  readonly balance: Fen | null
  readonly refresh: () => void
}

const useStore = create<{ wallet: VenueWallet | null }>(() => ({ wallet: null }))

/** Null where no venue is open: the member's money is that of the centre. */
export const useVenueWallet = (): VenueWallet | null => useStore(({ wallet }) => wallet)

/** Set by the page of a venue while it is visible; the header shows it instead of the centre. */
export const useShowWallet = ({ name, balance, refresh }: VenueWallet): void => {
  useEffect(
    () => useStore.setState({ wallet: { name, balance, refresh } }),
    [name, balance, refresh],
  )
  useEffect(() => () => useStore.setState({ wallet: null }), [])
}
