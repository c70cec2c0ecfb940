import { Link } from 'react-router'
import { fenToCny, fenToGroupedText, type Fen } from '@xinghe/rules/base/money.ts'
import { Badge } from '@xinghe/ui/Badge.tsx'
import { buttonStyle } from '@xinghe/ui/button-style.ts'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { Money } from '@xinghe/ui/Money.tsx'
import { TitledCard } from '@xinghe/ui/TitledCard.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { pathOf } from '../../../platform/navigation/route-paths.ts'
import { transferText as words } from './messages.ts'
import { RecycleButton } from './recycle/RecycleButton.tsx'
import { RecyclePanel } from './recycle/RecyclePanel.tsx'
import type { Recycling } from './recycle/use-recycle.ts'
import type { Wallets } from '../venues/use-venues.ts'

interface WalletsAsideProps {
  wallets: Wallets
  centre: Fen | undefined
  amountsShown: boolean
  recycling: Recycling
}

/** All wallets, and a button that brings all balances back to the centre. */
export function WalletsAside({ wallets, centre, amountsShown, recycling }: WalletsAsideProps) {
  const t = useText()
  const { venues, autoTransfer } = wallets
  const sum = (amount: Fen | null | undefined) =>
    amount === null || amount === undefined ? (
      <span className="text-muted">--</span>
    ) : (
      <Money
        text={fenToGroupedText(amount)}
        currency="¥"
        hidden={!amountsShown}
        hiddenLabel={t(words.hidden)}
        className="text-16"
      />
    )
  return (
    <div className="space-y-4">
      <TitledCard
        title={t(words.walletsTitle)}
        action={<RecycleButton recycling={recycling} size="sm" />}
      >
        <ul className="-my-2 divide-y divide-line text-14">
          <li className="flex items-center justify-between gap-3 py-2.5">
            <span className="font-medium">{t(words.centre)}</span>
            {sum(centre)}
          </li>
          {venues.map(({ channelCode, title, balance, pending }) => (
            <li key={channelCode} className="py-2.5">
              <span className="flex items-center justify-between gap-3">
                <span className="truncate text-muted">{title}</span>
                {sum(balance)}
              </span>
              {pending > 0n && (
                <Badge tone="warning" className="mt-1">
                  {t(words.pending, { amount: amountsShown ? fenToCny(pending) : '****' })}
                </Badge>
              )}
            </li>
          ))}
        </ul>
        <div className="mt-4 empty:hidden">
          <RecyclePanel recycling={recycling} venues={venues} amountsShown={amountsShown} />
        </div>
      </TitledCard>
      <div className="rounded-lg bg-surface p-5 text-13 shadow-1 max-desk:p-4">
        <p className="flex items-center gap-2 text-14 font-medium">
          <Icon name="info" className="size-4 text-brand-text" />
          {t(autoTransfer === 1 ? words.autoOn : words.autoOff)}
        </p>
        <p className="mt-1 text-muted">
          {t(autoTransfer === 1 ? words.autoOnLine : words.autoOffLine)}
        </p>
        <Link
          to={pathOf('wallet')}
          className={`mt-2 ${buttonStyle({ variant: 'link', size: 'sm' })}`}
        >
          {t(words.autoManage)}
        </Link>
      </div>
    </div>
  )
}
