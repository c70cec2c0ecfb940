import { Link } from 'react-router'
import { fenToCny } from '@xinghe/rules/base/money.ts'
import { Button } from '@xinghe/ui/Button.tsx'
import { buttonStyle } from '@xinghe/ui/button-style.ts'
import { Icon } from '@xinghe/ui/Icon.tsx'
import type { IconName } from '@xinghe/ui/icon-paths.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { pathOf } from '../../../platform/navigation/route-paths.ts'
import { transferText as words } from './messages.ts'
import type { AnsweredTransfer } from './use-transfer.ts'
import { useTransferState, type ShownState } from './use-transfer-state.ts'
import type { VenueWallet } from '../venues/use-venues.ts'

interface TransferResultProps {
  transfer: AnsweredTransfer
  venue: Pick<VenueWallet, 'title' | 'enName' | 'state'>
  onAgain: () => void
  onEnter: (enName: string) => void
}

const looks: Record<ShownState, { icon: IconName; tone: string; title: string; line: string }> = {
  done: {
    icon: 'success',
    tone: 'bg-success/10 text-success',
    title: words.done,
    line: words.doneLine,
  },
  pending: {
    icon: 'clock',
    tone: 'bg-warn/10 text-warn',
    title: words.pendingTitle,
    line: words.pendingLine,
  },
  returned: {
    icon: 'error',
    tone: 'bg-danger/10 text-danger',
    title: words.returned,
    line: words.returnedLine,
  },
}

/** The outcome of the transfer, in place of the form. */
export function TransferResult({ transfer, venue, onAgain, onEnter }: TransferResultProps) {
  const t = useText()
  const { input } = transfer
  const state = useTransferState(transfer)
  const { icon, tone, title, line } = looks[state]
  const [from, into] =
    input.ty === 1 ? [t(words.centre), venue.title] : [venue.title, t(words.centre)]
  const playable = input.ty === 1 && state === 'done' && venue.state === 'open'
  return (
    <div className="flex flex-col items-center py-8 text-center">
      <span className={`grid size-16 place-items-center rounded-full ${tone}`}>
        <Icon name={icon} className="size-9" />
      </span>
      <div role="status" className="mt-4">
        <p className="text-20 font-bold">{t(title)}</p>
        <p className="mt-1 text-14 text-muted">
          {t(line, { amount: fenToCny(input.amount), from, into })}
        </p>
      </div>
      <div className="mt-6 flex justify-center gap-3 max-desk:w-full max-desk:flex-wrap max-desk:*:flex-1">
        <Button variant={playable ? 'secondary' : 'primary'} onClick={onAgain}>
          {t(words.again)}
        </Button>
        <Link
          to={`${pathOf('transRecord')}?category=transfer`}
          className={buttonStyle({ variant: 'secondary' })}
        >
          {t(words.record)}
        </Link>
        {playable && (
          <Button
            trailingIcon="arrow-right"
            onClick={() => onEnter(venue.enName)}
            className="max-desk:basis-full"
          >
            {t(words.enter, { venue: venue.title })}
          </Button>
        )}
      </div>
    </div>
  )
}
