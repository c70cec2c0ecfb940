import { fenToGroupedText } from '@xinghe/rules/base/money.ts'
import { classNames } from '@xinghe/ui/class-names.ts'
import { Money } from '@xinghe/ui/Money.tsx'
import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import type { BetFilter } from './bet-filter.ts'
import { netText, netTone } from './bet-look.ts'
import { betRecordText as words } from './messages.ts'
import { ProfitChart } from './ProfitChart.tsx'
import type { BetTotals } from './use-bet-records.ts'

interface BetSumsProps {
  totals: BetTotals | undefined
  range: BetFilter['range']
  amountsShown: boolean
  /** Bets that run have neither won nor lost. */
  open: boolean
}

/** What was staked, won and lost in the period, as sums and as a line. */
export function BetSums({ totals, range, amountsShown, open }: BetSumsProps) {
  const t = useText()
  const hidden = { hidden: !amountsShown, hiddenLabel: t(words.hidden) }
  const parts = [
    { title: words.risk, text: totals && fenToGroupedText(totals.risk), tone: 'plain' as const },
    {
      title: words.net,
      text: totals && netText(totals.net),
      tone: totals ? netTone(totals.net) : ('plain' as const),
    },
    {
      title: words.turnover,
      text: totals && fenToGroupedText(totals.turnover),
      tone: 'plain' as const,
    },
  ]
  return (
    <section className="rounded-lg bg-surface p-6 shadow-1 max-desk:p-4">
      <div
        className={classNames(
          'grid gap-8 max-desk:gap-5',
          !open && 'desk:grid-cols-[16rem_minmax(0,1fr)]',
        )}
      >
        <div>
          <dl className={classNames('grid gap-3 max-desk:grid-cols-3', open && 'grid-cols-3')}>
            {parts.map(({ title, text, tone }) => (
              <div key={title} className="min-w-0">
                <dt className="text-13 text-muted">{t(title)}</dt>
                <dd>
                  {text === undefined ? (
                    <Skeleton className="mt-1 h-7 w-28" />
                  ) : (
                    <Money
                      text={text}
                      tone={tone}
                      {...hidden}
                      className="text-20 font-bold max-desk:text-16"
                    />
                  )}
                </dd>
              </div>
            ))}
          </dl>
          <p className="mt-3 text-12 text-muted">{t(words.sumLine)}</p>
        </div>
        {open ? null : totals === undefined ? (
          <Skeleton className="h-48 rounded-md" />
        ) : (
          <ProfitChart days={totals.days} range={range} amountsShown={amountsShown} />
        )}
      </div>
    </section>
  )
}
