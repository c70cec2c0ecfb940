import { Link } from 'react-router'
import { fenToCny, fenToGroupedText } from '@xinghe/rules/base/money.ts'
import { Badge } from '@xinghe/ui/Badge.tsx'
import { Button } from '@xinghe/ui/Button.tsx'
import { buttonStyle } from '@xinghe/ui/button-style.ts'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { IconButton } from '@xinghe/ui/IconButton.tsx'
import { Money } from '@xinghe/ui/Money.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { pathOf } from '../../../platform/navigation/route-paths.ts'
import type { VenueWallet } from '../venues/use-venues.ts'
import { walletText as words } from './messages.ts'
import { VenuePicture } from './VenuePicture.tsx'

export interface VenueRowProps {
  venue: VenueWallet
  /** Null without a picture. */
  art: string | null
  amountsShown: boolean
  retrying: boolean
  onRetry: () => void
  onEnter: (enName: string) => void
}

const transferPath = (channelCode: string, ty: 1 | 2): string =>
  `${pathOf('transferMoney')}?venue=${encodeURIComponent(channelCode)}&ty=${ty}`

function VenueBalance({
  venue,
  amountsShown,
  retrying,
  onRetry,
}: Pick<VenueRowProps, 'venue' | 'amountsShown' | 'retrying' | 'onRetry'>) {
  const t = useText()
  const { title, balance } = venue
  if (balance !== null) {
    return (
      <Money
        text={fenToGroupedText(balance)}
        currency="¥"
        hidden={!amountsShown}
        hiddenLabel={t(words.hidden)}
        className="text-20 font-bold"
      />
    )
  }
  return (
    <span className="inline-flex items-center gap-1 text-muted">
      <span className="font-num text-20">--</span>
      <span className="sr-only">{t(words.silent)}</span>
      <IconButton
        icon="refresh"
        size="xs"
        label={t(words.silentRetry, { venue: title })}
        disabled={retrying}
        onClick={onRetry}
      />
    </span>
  )
}

/** One venue's wallet, with the ways in and out of it. */
export function VenueRow({ venue, art, onEnter, ...rest }: VenueRowProps) {
  const t = useText()
  const { channelCode, enName, title, state, pending, balance } = venue
  const open = state === 'open'
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
      <VenuePicture art={art} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2">
          <span className="truncate text-16 font-medium">{title}</span>
          {!open && (
            <Badge tone={state === 'testing' ? 'gold' : 'warning'}>{t(words[state])}</Badge>
          )}
        </p>
        <p className="mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-1">
          <VenueBalance venue={venue} {...rest} />
          {pending > 0n && (
            <Badge tone="warning">
              <Icon name="clock" className="size-3.5" />
              {t(words.pending, { amount: rest.amountsShown ? fenToCny(pending) : '****' })}
            </Badge>
          )}
        </p>
      </div>
      <div className="flex gap-2 max-desk:w-full max-desk:*:flex-1">
        {open && (
          <Link
            to={transferPath(channelCode, 1)}
            aria-label={t(words.intoOf, { venue: title })}
            className={buttonStyle({ variant: 'secondary', size: 'sm' })}
          >
            {t(words.into)}
          </Link>
        )}
        {(balance === null || balance > 0n) && (
          <Link
            to={transferPath(channelCode, 2)}
            aria-label={t(words.outOf, { venue: title })}
            className={buttonStyle({ variant: 'secondary', size: 'sm' })}
          >
            {t(words.out)}
          </Link>
        )}
        {open && (
          <Button
            size="sm"
            aria-label={t(words.enterOf, { venue: title })}
            onClick={() => onEnter(enName)}
          >
            {t(words.enter)}
          </Button>
        )}
      </div>
    </li>
  )
}
