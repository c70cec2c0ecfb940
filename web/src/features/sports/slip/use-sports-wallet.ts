import { venueBalance } from '@xinghe/contract/lobby-venues.ts'
import { sportsChannel } from '@xinghe/contract/sports.ts'
import { useEffect } from 'react'
import { refreshCall, useCall } from '../../../platform/api/use-call.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { subscribe } from '../../../platform/live/live-socket.ts'
import { useSession } from '../../../platform/session/session.ts'
import { useShowWallet } from '../../../platform/session/venue-wallet.ts'
import { slipText as words } from '../words/slip-messages.ts'
import { usePlacement } from './slip-store.ts'

const wallet = { channelCode: sportsChannel }
const refresh = (): void => void refreshCall(venueBalance, wallet)

/** Bets are paid from the sports wallet: while the book is open the header shows that one. */
export const useSportsWallet = (): void => {
  const t = useText()
  const enabled = useSession().token !== ''
  const { data } = useCall(venueBalance, wallet, { staleTime: 0, enabled })
  const { phase } = usePlacement()
  // Balance changes come by topic; placements of this tab update it at once.
  useEffect(() => subscribe('member', refresh), [])
  useEffect(() => {
    if (phase !== 'sending') refresh()
  }, [phase])
  useShowWallet({ name: t(words.wallet), balance: data?.balance ?? null, refresh })
}
