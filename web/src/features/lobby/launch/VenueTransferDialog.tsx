import { Link } from 'react-router'
import { Button } from '@xinghe/ui/Button.tsx'
import { buttonStyle } from '@xinghe/ui/button-style.ts'
import { Dialog } from '@xinghe/ui/Dialog.tsx'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { transferMin } from '@xinghe/rules/wallet/transfer.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { pathOf } from '../../../platform/navigation/route-paths.ts'
import { useBalance } from '../../../platform/member/member.ts'
import { useSwitches } from '../../../platform/site/pre-info.ts'
import type { LaunchDialogProps } from './IntoVenueDialog.tsx'
import { IntoVenueForm } from './IntoVenueForm.tsx'
import { endStage } from './launch-stage.ts'
import { launchText as words } from './messages.ts'
import { useIntoVenue } from './use-into-venue.ts'

type VenueTransferDialogProps = Omit<LaunchDialogProps, 'art'> & { message: string }

/** The venue asks for money first (6413): transfer, then in. */
export function VenueTransferDialog({
  stage,
  mover,
  message,
  amountsShown,
}: VenueTransferDialogProps) {
  const t = useText()
  const centre = useBalance().data?.centerWalletBalance
  const deposits = useSwitches().deposit === 1
  const into = useIntoVenue(stage, mover, centre ?? 0n)
  const { channelCode } = stage.venue
  return (
    <Dialog
      open
      title={t(words.transferTitle)}
      closeLabel={t(words.close)}
      onClose={endStage}
      footer={
        <>
          <Button variant="secondary" disabled={mover.busy} onClick={endStage}>
            {t(words.cancel)}
          </Button>
          {mover.unanswered === null ? (
            <Button type="submit" form="venue-transfer" loading={mover.busy}>
              {t(words.transferNow)}
            </Button>
          ) : (
            <Button loading={mover.busy} onClick={() => void into.askAgain()}>
              {t(words.unknownAsk)}
            </Button>
          )}
        </>
      }
    >
      <IntoVenueForm
        id="venue-transfer"
        into={into}
        mover={mover}
        channelCode={channelCode}
        centre={centre}
        amountsShown={amountsShown}
        className="space-y-4"
        lead={
          <p className="flex items-start gap-2 text-14">
            <Icon name="info" className="mt-0.5 size-[1.125rem] text-brand-text" />
            {message}
          </p>
        }
      >
        {deposits && centre !== undefined && centre < transferMin && (
          <Link
            to={pathOf('saveMoney')}
            onClick={endStage}
            className={buttonStyle({ variant: 'link', size: 'sm' })}
          >
            {t(words.deposit)}
          </Link>
        )}
      </IntoVenueForm>
    </Dialog>
  )
}
