import { dealRecords, type DealCategory } from '@xinghe/contract/records.ts'
import { fenToGroupedText, type Fen } from '@xinghe/rules/base/money.ts'
import { dayPeriod, lastDays } from '@xinghe/rules/records/day-period.ts'
import { Button } from '@xinghe/ui/Button.tsx'
import { Money } from '@xinghe/ui/Money.tsx'
import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { TitledCard } from '@xinghe/ui/TitledCard.tsx'
import { useCall } from '../../../platform/api/use-call.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { serverNow } from '../../../platform/site/clock.ts'
import { walletText as words } from './messages.ts'

const useToday = (category: DealCategory) => {
  const period = dayPeriod(lastDays(1, serverNow())) ?? { from: serverNow(), to: serverNow() }
  // Refetched when the page opens, because the sums change without it.
  return useCall(dealRecords, { ...period, category, pageSize: 1 }, { staleTime: 0 })
}

/** Deposits, withdrawals and bonuses since the site's midnight. */
export function TodayPanel({ amountsShown }: { amountsShown: boolean }) {
  const t = useText()
  const deposits = useToday('deposit')
  const withdrawals = useToday('withdraw')
  const awards = useToday('award')
  const asked = [deposits, withdrawals, awards]
  const failed = asked.some(({ isError, data }) => isError && data === undefined)
  const parts: readonly { title: string; sign: string; sum: Fen | undefined }[] = [
    { title: words.todayDeposit, sign: '+', sum: deposits.data?.sums.in },
    { title: words.todayWithdraw, sign: '-', sum: withdrawals.data?.sums.out },
    { title: words.todayAward, sign: '+', sum: awards.data?.sums.in },
  ]
  return (
    <TitledCard title={t(words.today)} line={t(words.todayLine)}>
      {failed ? (
        <p role="alert" className="flex items-center gap-3 text-13 text-muted">
          {t(words.todayFault)}
          <Button
            variant="link"
            size="sm"
            onClick={() => asked.forEach((query) => void query.refetch())}
          >
            {t(words.retry)}
          </Button>
        </p>
      ) : (
        <dl className="grid grid-cols-3 gap-3">
          {parts.map(({ title, sign, sum }) => (
            <div key={title} className="min-w-0 rounded-md bg-ink/3 p-3">
              <dt className="text-12 text-muted">{t(title)}</dt>
              <dd className="mt-1 truncate">
                {sum === undefined ? (
                  <Skeleton className="h-6 w-20" />
                ) : (
                  <Money
                    text={sum === 0n ? '0.00' : `${sign}${fenToGroupedText(sum)}`}
                    hidden={!amountsShown}
                    hiddenLabel={t(words.hidden)}
                    className="text-16 font-bold"
                  />
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </TitledCard>
  )
}
