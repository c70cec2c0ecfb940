import { fenToGroupedText } from '@xinghe/rules/base/money.ts'
import { classNames } from '@xinghe/ui/class-names.ts'
import { DropPanel } from '@xinghe/ui/DropPanel.tsx'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { IconButton } from '@xinghe/ui/IconButton.tsx'
import { Money } from '@xinghe/ui/Money.tsx'
import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { Suspense } from 'react'
import { useText } from '../../platform/i18n/use-text.ts'
import { latePart } from '../../platform/network/late-part.ts'
import { useBalance } from '../../platform/member/member.ts'
import { useVenueWallet } from '../../platform/session/venue-wallet.ts'
import { toolText } from '../words/tool-messages.ts'
import { useAmounts } from '../words/use-amounts.ts'

const WalletParts = latePart(() => import('./WalletParts.tsx'), 'WalletParts')

/**
 * The centre wallet, or that of the open venue, with the switch that hides amounts; a press on the
 * amount refetches it. A panel beside it, loaded when opened, shows all money and where it lies.
 */
export function BalancePill() {
  const t = useText()
  const { shown, toggle } = useAmounts()
  const balance = useBalance()
  const venue = useVenueWallet()
  const amount = venue === null ? balance.data?.centerWalletBalance : venue.balance
  const refresh = (): void => {
    void balance.refetch()
    venue?.refresh()
  }
  return (
    <div className="flex h-10 items-center rounded-md border border-line bg-page pr-0.5 pl-3">
      <button
        type="button"
        onClick={refresh}
        aria-busy={balance.isFetching}
        className="group flex h-full items-center gap-2 rounded-sm"
      >
        <span className="sr-only">{t(toolText.refreshBalance)}</span>
        <Icon
          name="refresh"
          className={classNames(
            'size-4 text-muted group-hover:text-brand-text max-desk:hidden',
            balance.isFetching && 'animate-turn',
          )}
        />
        <span className="grid justify-items-start">
          <span className="text-12 leading-3.5 text-muted">
            {venue?.name ?? t(toolText.centreWallet)}
          </span>
          {amount === undefined || amount === null ? (
            balance.isError ? (
              <span className="text-14 leading-5 text-danger">--</span>
            ) : (
              <Skeleton className="h-5 w-16" />
            )
          ) : (
            <Money
              text={fenToGroupedText(amount)}
              currency="¥"
              hidden={!shown}
              className="text-16 leading-5"
            />
          )}
        </span>
      </button>
      <DropPanel
        label={t(toolText.walletParts)}
        placement="bottom-end"
        renderTrigger={(trigger) => (
          <IconButton icon="chevron-down" size="sm" label={t(toolText.walletParts)} {...trigger} />
        )}
      >
        {(close) => (
          <Suspense fallback={<Skeleton className="h-32 w-60" />}>
            <WalletParts onLeave={close} />
          </Suspense>
        )}
      </DropPanel>
      <IconButton
        icon={shown ? 'eye' : 'eye-off'}
        size="sm"
        label={t(shown ? toolText.hideBalance : toolText.showBalance)}
        onClick={toggle}
      />
    </div>
  )
}
