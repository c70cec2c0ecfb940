import { fenToGroupedText } from '@xinghe/rules/base/money.ts'
import { Money } from '@xinghe/ui/Money.tsx'
import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { useBalance } from '../../../platform/member/member.ts'
import { depositText as words } from './messages.ts'

interface BalanceLineProps {
  /** False while the member hides amounts by the eye beside the balance. */
  shown: boolean
}

/** On a desk; a phone has it in its header, above the first decision. */
export function BalanceLine({ shown }: BalanceLineProps) {
  const t = useText()
  const { data, isError } = useBalance()
  return (
    <p className="flex items-baseline justify-between gap-3 rounded-lg bg-surface px-6 py-4 shadow-1 max-desk:hidden">
      <span className="text-13 text-muted">{t(words.balance)}</span>
      {data === undefined ? (
        isError ? (
          <span className="text-muted">--</span>
        ) : (
          <Skeleton className="h-6 w-24" />
        )
      ) : (
        <Money
          text={fenToGroupedText(data.centerWalletBalance)}
          currency="¥"
          hidden={!shown}
          hiddenLabel={t(words.hidden)}
          className="text-20 font-bold"
        />
      )}
    </p>
  )
}
