import { IntoVenueDialog } from './IntoVenueDialog.tsx'
import { useLaunchStage } from './launch-stage.ts'
import type { MoneyMover } from './money-mover.ts'
import { VenueTransferDialog } from './VenueTransferDialog.tsx'

interface LaunchDialogsProps {
  mover: MoneyMover
  artOf: (enName: string) => string | null
  amountsShown: boolean
}

/** The dialogs of a launch. */
export function LaunchDialogs({ mover, artOf, amountsShown }: LaunchDialogsProps) {
  const stage = useLaunchStage()
  if (stage === null) return null
  const shared = { stage, mover, amountsShown }
  return stage.kind === 'into' ? (
    <IntoVenueDialog {...shared} art={artOf(stage.wanted.enName)} />
  ) : (
    <VenueTransferDialog {...shared} message={stage.message} />
  )
}
