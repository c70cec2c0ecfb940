import { fenToGroupedText, type Fen } from '@xinghe/rules/base/money.ts'
import { Money } from '@xinghe/ui/Money.tsx'
import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { useText } from '../../platform/i18n/use-text.ts'
import { recordText as words } from './messages.ts'
import { PeriodChart } from './PeriodChart.tsx'
import type { RecordFilter } from './record-filter.ts'
import type { Deals } from './use-deals.ts'

interface SumPanelProps {
  deals: Deals | undefined
  range: RecordFilter['range']
  amountsShown: boolean
}

/** What came in and went out in the period, as sums and as bars. */
export function SumPanel({ deals, range, amountsShown }: SumPanelProps) {
  const t = useText()
  const net = deals === undefined ? undefined : deals.sums.in - deals.sums.out
  const parts: readonly { title: string; sum: Fen | undefined }[] = [
    { title: words.sumIn, sum: deals?.sums.in },
    { title: words.sumOut, sum: deals?.sums.out },
    { title: words.sumNet, sum: net },
  ]
  return (
    <section className="rounded-lg bg-surface p-6 shadow-1 max-desk:p-4">
      <div className="grid grid-cols-[16rem_minmax(0,1fr)] gap-8 max-desk:grid-cols-1 max-desk:gap-5">
        <div>
          <dl className="space-y-3 max-desk:grid max-desk:grid-cols-3 max-desk:gap-3 max-desk:space-y-0">
            {parts.map(({ title, sum }) => (
              <div key={title} className="min-w-0">
                <dt className="text-13 text-muted">{t(title)}</dt>
                <dd>
                  {sum === undefined ? (
                    <Skeleton className="mt-1 h-7 w-28 max-w-full" />
                  ) : (
                    <Money
                      text={fenToGroupedText(sum)}
                      hidden={!amountsShown}
                      hiddenLabel={t(words.hidden)}
                      className="text-20 font-bold max-desk:text-16"
                    />
                  )}
                </dd>
              </div>
            ))}
          </dl>
          <p className="mt-3 text-12 text-muted">{t(words.sumLine)}</p>
        </div>
        {deals === undefined ? (
          <Skeleton className="h-48 rounded-md" />
        ) : (
          <PeriodChart days={deals.days} range={range} amountsShown={amountsShown} />
        )}
      </div>
    </section>
  )
}
