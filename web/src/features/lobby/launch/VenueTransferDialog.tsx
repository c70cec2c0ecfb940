import { Link } from 'react-router'
import { Button } from '@xinghe/ui/Button.tsx'
import { buttonStyle } from '@xinghe/ui/button-style.ts'
import { Dialog } from '@xinghe/ui/Dialog.tsx'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { transferMin } from '@xinghe/rules/wallet/transfer.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { pathOf } from '../../../platform/navigation/route-paths.ts'
import { useBalance } from '../../../platform/session/member.ts'
import { useSwitches } from '../../../platform/site/pre-info.ts'
import { IntoAmountField } from './IntoAmountField.tsx'
import type { LaunchDialogProps } from './IntoVenueDialog.tsx'
import { endStage } from './launch-stage.ts'
import { launchText as words } from './messages.ts'
import { useIntoVenue } from './use-into-venue.ts'
import { VenueMoney } from './VenueMoney.tsx'

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
          {mover.unknown === null ? (
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
      <form
        id="venue-transfer"
        noValidate
        className="space-y-4"
        onSubmit={(event) => {
          event.preventDefault()
          void into.moveAndEnter()
        }}
      >
        <p className="flex items-start gap-2 text-14">
          <Icon name="info" className="mt-0.5 size-[1.125rem] text-brand-text" />
          {message}
        </p>
        <VenueMoney channelCode={channelCode} centre={centre} amountsShown={amountsShown} />
        <IntoAmountField
          amount={into.amount}
          mover={mover}
          channelCode={channelCode}
          centre={centre ?? 0n}
        />
        {deposits && centre !== undefined && centre < transferMin && (
          <Link
            to={pathOf('saveMoney')}
            onClick={endStage}
            className={buttonStyle({ variant: 'link', size: 'sm' })}
          >
            {t(words.deposit)}
          </Link>
        )}
      </form>
    </Dialog>
  )
}
