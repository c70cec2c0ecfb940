import { Link } from 'react-router'
import { fenToGroupedText } from '@xinghe/rules/base/money.ts'
import { buttonStyle } from '@xinghe/ui/button-style.ts'
import { Button } from '@xinghe/ui/Button.tsx'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { IconButton } from '@xinghe/ui/IconButton.tsx'
import { Money } from '@xinghe/ui/Money.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { pathOf } from '../../../platform/navigation/route-paths.ts'
import { useGo } from '../../../platform/navigation/use-go.ts'
import { launchText as words } from './messages.ts'
import type { FullScreen } from '../../../platform/device/use-full-screen.ts'
import { useVenueHead } from './use-venue-head.ts'

interface GameToolbarProps {
  channelCode: string
  fullScreen: FullScreen
  amountsShown: boolean
}

/** Back link, balance and full screen, above a game. */
export function GameToolbar({ channelCode, fullScreen, amountsShown }: GameToolbarProps) {
  const t = useText()
  const go = useGo()
  const { title, venueBalance, refresh, refreshing } = useVenueHead(channelCode)
  return (
    <div className="flex h-12 shrink-0 items-center gap-3 border-b border-line bg-surface px-3">
      <Button variant="ghost" size="sm" icon="arrow-left" onClick={go.back}>
        {t(words.back)}
      </Button>
      <h1 className="min-w-0 flex-1 truncate text-14 font-semibold">{title}</h1>
      <span className="flex items-center gap-1 text-13 text-muted">
        <span className="max-desk:sr-only">{t(words.venueBalance)}</span>
        {venueBalance === null ? (
          <span className="font-num text-16">--</span>
        ) : (
          <Money
            text={fenToGroupedText(venueBalance)}
            currency="¥"
            hidden={!amountsShown}
            hiddenLabel={t(words.hidden)}
            className="text-16 text-ink"
          />
        )}
        <IconButton
          icon="refresh"
          size="xs"
          label={t(words.refresh)}
          disabled={refreshing}
          onClick={refresh}
        />
      </span>
      <Link
        to={`${pathOf('transferMoney')}?venue=${encodeURIComponent(channelCode)}`}
        className={buttonStyle({ variant: 'secondary', size: 'sm' })}
      >
        <Icon name="transfer" className="size-4" />
        {t(words.transfer)}
      </Link>
      {fullScreen.possible && (
        <Button
          variant="secondary"
          size="sm"
          onClick={fullScreen.toggle}
          className="max-desk:hidden"
        >
          {t(fullScreen.on ? words.leaveFullScreen : words.fullScreen)}
        </Button>
      )}
    </div>
  )
}
