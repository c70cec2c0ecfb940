import { fenToGroupedText } from '@xinghe/rules/base/money.ts'
import { classNames } from '@xinghe/ui/class-names.ts'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { IconButton } from '@xinghe/ui/IconButton.tsx'
import { Money } from '@xinghe/ui/Money.tsx'
import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { useText } from '../../platform/i18n/use-text.ts'
import { useBalance } from '../../platform/session/member.ts'
import { shellText } from '../messages.ts'
import { useAmounts } from '../use-amounts.ts'

/** The centre wallet with its eye; a press on the amount asks the server anew. */
export function BalancePill() {
  const t = useText()
  const { shown, toggle } = useAmounts()
  const balance = useBalance()
  return (
    <div className="flex h-10 items-center rounded-md border border-line bg-page pr-0.5 pl-3">
      <button
        type="button"
        onClick={() => void balance.refetch()}
        aria-busy={balance.isFetching}
        className="group flex h-full items-center gap-2 rounded-sm"
      >
        <span className="sr-only">{t(shellText.refreshBalance)}</span>
        <Icon
          name="refresh"
          className={classNames(
            'size-4 text-muted group-hover:text-brand-text',
            balance.isFetching && 'animate-turn',
          )}
        />
        {balance.data === undefined ? (
          balance.isError ? (
            <span className="text-14 text-danger">--</span>
          ) : (
            <Skeleton className="h-5 w-16" />
          )
        ) : (
          <Money
            text={fenToGroupedText(balance.data.centerWalletBalance)}
            currency="¥"
            hidden={!shown}
            className="text-16"
          />
        )}
      </button>
      <IconButton
        icon={shown ? 'eye' : 'eye-off'}
        size="sm"
        label={t(shown ? shellText.hideBalance : shellText.showBalance)}
        onClick={toggle}
      />
    </div>
  )
}
