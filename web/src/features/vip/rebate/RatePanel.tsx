import { playCategoryNames } from '@xinghe/rules/base/play-fact.ts'
import { ProgressBar } from '@xinghe/ui/Progress.tsx'
import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { TitledCard } from '@xinghe/ui/TitledCard.tsx'
import { QueryError } from '../../../platform/feedback/QueryError.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { rateText } from '../parts/figures.ts'
import { vipText as words } from '../parts/messages.ts'
import { useRates } from '../parts/use-vip.ts'

/** 返水 of each category: from the lowest grade to the highest, and the own. */
export function RatePanel() {
  const t = useText()
  const query = useRates()
  const rates = query.data?.rates
  return (
    <TitledCard title={t(words.rates)} line={t(words.ratesLine)}>
      {rates === undefined ? (
        query.isError ? (
          <QueryError title={t(words.fault)} query={query} />
        ) : (
          <Skeleton className="h-40" />
        )
      ) : (
        <ul className="grid grid-cols-4 gap-3 max-desk:grid-cols-2">
          {rates.map(({ category, low, high, mine }) => (
            <li key={category} className="rounded-md border border-line p-4 max-desk:p-3">
              <p className="flex items-baseline justify-between gap-2">
                <span className="font-medium">{t(playCategoryNames[category])}</span>
                <span className="font-num text-20 font-bold text-brand-text">{rateText(mine)}</span>
              </p>
              <ProgressBar
                className="my-2"
                value={mine - low}
                max={high - low}
                label={`${t(playCategoryNames[category])} ${t(words.rateMine)}`}
                valueText={rateText(mine)}
                tone="gold"
              />
              <p className="font-num text-12 text-muted">
                {t(words.rateRange, { low: rateText(low), high: rateText(high) })}
              </p>
            </li>
          ))}
        </ul>
      )}
    </TitledCard>
  )
}
