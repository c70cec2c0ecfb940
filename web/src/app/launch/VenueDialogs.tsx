import { LaunchDialogs } from '../../features/lobby/launch/LaunchDialogs.tsx'
import { useTransfer } from '../../features/wallet/transfer/use-transfer.ts'
import { useAmounts } from '../words/use-amounts.ts'
import { useVenueArt } from './use-venue-art.ts'

/** The lobby's dialogs move money as the wallet does. */
export function VenueDialogs() {
  return (
    <LaunchDialogs mover={useTransfer()} artOf={useVenueArt()} amountsShown={useAmounts().shown} />
  )
}
