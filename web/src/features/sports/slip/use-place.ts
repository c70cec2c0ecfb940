import type { Fen } from '@xinghe/rules/base/money.ts'
import { slipTotals, type SlipTotals } from '@xinghe/rules/sports/slip/bets.ts'
import { placeableBets, type PlacementFault } from '@xinghe/rules/sports/slip/check.ts'
import { agreeToQuotes } from '@xinghe/rules/sports/slip/quotes.ts'
import { useState } from 'react'
import { useOnline } from '../../../platform/network/online.ts'
import { useBookSettings } from '../book/book-settings.ts'
import { placePressed } from './place-pressed.ts'
import { useFromSlip } from './slip-store.ts'

export interface Placing {
  /** Prices or lines have moved: the press agrees to them. */
  readonly moved: boolean
  /** Why the button is disabled; null when it is not. */
  readonly reason: PlacementFault | 'offline' | null
  readonly sending: boolean
  /** The refusal of the whole last placement. */
  readonly fault: unknown
  readonly totals: SlipTotals
  /** Null while it is not known. */
  readonly balance: Fen | null
  /** The part that is filled up from the centre. */
  readonly ofCentre: Fen
  readonly press: () => void
}

/** State and action of the place button. */
export const usePlace = (): Placing => {
  const state = useFromSlip((now) => now)
  const { policy } = useBookSettings()
  const online = useOnline()
  const [fault, setFault] = useState<unknown>(null)
  const { slip, quotes, placement } = state
  const asShown = placeableBets(state, policy)
  const moved = !asShown.ok && asShown.reason === 'price-moved'
  const bets = moved ? placeableBets({ ...state, slip: agreeToQuotes(slip) }, policy) : asShown
  const reason = online ? (bets.ok ? null : bets.reason) : 'offline'

  const press = async (): Promise<void> => {
    if (reason !== null) return
    setFault(null)
    try {
      await placePressed({ type: 'pressed', policy })
    } catch (refused) {
      setFault(refused)
    }
  }
  return {
    moved,
    reason,
    sending: placement.phase === 'sending',
    fault,
    totals: slipTotals(slip),
    balance: quotes.askedAt === null ? null : quotes.balance,
    ofCentre: quotes.centre,
    press: () => void press(),
  }
}
