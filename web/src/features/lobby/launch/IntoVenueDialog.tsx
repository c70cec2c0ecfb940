import { Button } from '@xinghe/ui/Button.tsx'
import { Dialog } from '@xinghe/ui/Dialog.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { useBalance } from '../../../platform/member/member.ts'
import { IntoVenueForm } from './IntoVenueForm.tsx'
import { endStage, type LaunchStage } from './launch-stage.ts'
import { launchText as words } from './messages.ts'
import type { MoneyMover } from './money-mover.ts'
import { useIntoVenue } from './use-into-venue.ts'

export interface LaunchDialogProps {
  stage: LaunchStage
  mover: MoneyMover
  /** The venue's picture; null where there is none. */
  art: string | null
  amountsShown: boolean
}

/** Before a launch without auto-transfer: money in first, or straight in. */
export function IntoVenueDialog({ stage, mover, art, amountsShown }: LaunchDialogProps) {
  const t = useText()
  const centre = useBalance().data?.centerWalletBalance
  const into = useIntoVenue(stage, mover, centre ?? 0n)
  const { channelCode, title } = stage.venue
  const unsettled = mover.unanswered !== null
  return (
    <Dialog
      open
      title={t(words.intoTitle, { venue: title })}
      closeLabel={t(words.close)}
      onClose={endStage}
      flush
      footer={
        <>
          <Button variant="secondary" disabled={mover.busy} onClick={into.enter}>
            {t(words.enterOnly)}
          </Button>
          {unsettled ? (
            <Button loading={mover.busy} onClick={() => void into.askAgain()}>
              {t(words.unknownAsk)}
            </Button>
          ) : (
            <Button type="submit" form="into-venue" loading={mover.busy}>
              {t(words.transferEnter)}
            </Button>
          )}
        </>
      }
    >
      {art !== null && (
        <img src={art} alt="" className="h-40 w-full bg-art-ground object-cover max-desk:h-32" />
      )}
      <IntoVenueForm
        id="into-venue"
        into={into}
        mover={mover}
        channelCode={channelCode}
        centre={centre}
        amountsShown={amountsShown}
        className="space-y-4 px-6 py-5 max-desk:px-4"
        lead={<p className="text-14 text-muted">{t(words.intoLine)}</p>}
      />
    </Dialog>
  )
}
