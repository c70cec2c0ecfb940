import { Link } from 'react-router'
import { fenToGroupedText } from '@xinghe/rules/base/money.ts'
import { buttonStyle } from '@xinghe/ui/button-style.ts'
import { ErrorState } from '@xinghe/ui/ErrorState.tsx'
import { IconButton } from '@xinghe/ui/IconButton.tsx'
import { Money } from '@xinghe/ui/Money.tsx'
import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { useFaultText } from '../../platform/transport/text-of-fault.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { useBalance } from '../../platform/member/member.ts'
import { toolText } from '../words/tool-messages.ts'
import { mineText } from '../words/centre-messages.ts'
import { useAmounts } from '../words/use-amounts.ts'
import { useMemberEntries } from '../navigation/use-navigation.ts'

export function WalletCard() {
  const t = useText()
  const faultText = useFaultText()
  const balance = useBalance()
  const amounts = useAmounts()
  const { money } = useMemberEntries()
  const { data } = balance
  if (data === undefined && balance.isError) {
    return (
      <ErrorState
        title={t(mineText.balanceFault)}
        text={faultText(balance.error)}
        retryLabel={t(toolText.retry)}
        onRetry={() => void balance.refetch()}
        retrying={balance.isFetching}
        className="rounded-lg bg-surface py-6 shadow-1"
      />
    )
  }
  return (
    <section
      aria-labelledby="mine-wallet"
      className="rounded-lg bg-surface p-6 shadow-1 max-desk:p-4"
    >
      <div className="flex items-center gap-1">
        <h2 id="mine-wallet" className="text-14 text-muted">
          {t(mineText.balanceTitle)}
        </h2>
        <IconButton
          icon={amounts.shown ? 'eye' : 'eye-off'}
          size="xs"
          label={t(amounts.shown ? toolText.hideBalance : toolText.showBalance)}
          onClick={amounts.toggle}
        />
        <IconButton
          icon="refresh"
          size="xs"
          label={t(toolText.refreshBalance)}
          onClick={() => void balance.refetch()}
        />
      </div>
      {data === undefined ? (
        <Skeleton className="my-1 h-12 w-52" />
      ) : (
        <Money
          text={fenToGroupedText(data.centerWalletBalance)}
          currency="¥"
          hidden={!amounts.shown}
          className="block text-40 font-bold"
        />
      )}
      <p className="mt-1 text-13 text-muted">
        {t(mineText.locked)}{' '}
        {data === undefined ? null : (
          <Money
            text={fenToGroupedText(data.lockMoney ?? 0n)}
            currency="¥"
            hidden={!amounts.shown}
            className="text-ink"
          />
        )}{' '}
        · {t(mineText.lockedLine)}
      </p>
      <div className="mt-5 flex gap-3 max-desk:*:flex-1">
        {money.map(
          (entry) =>
            entry.path !== null && (
              <Link
                key={entry.category}
                to={entry.path}
                className={buttonStyle({
                  variant: entry.category === 'save_money' ? 'primary' : 'secondary',
                })}
              >
                {t(entry.text)}
              </Link>
            ),
        )}
      </div>
    </section>
  )
}
