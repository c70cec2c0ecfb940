import { multipleText } from '@xinghe/rules/base/award.ts'
import { fenToCny } from '@xinghe/rules/base/money.ts'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { TitledCard } from '@xinghe/ui/TitledCard.tsx'
import { useState } from 'react'
import { QueryError } from '../../../platform/feedback/QueryError.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { ConfirmExchange } from './ConfirmExchange.tsx'
import { ExchangeRecords } from './ExchangeRecords.tsx'
import { GiftTile } from './GiftTile.tsx'
import { exchangeText as words } from './messages.ts'
import { useGifts, type Gift, type Gifts } from './use-exchange.ts'

function Balance({ points, countedPerPoint }: Pick<Gifts, 'points' | 'countedPerPoint'>) {
  const t = useText()
  return (
    <section className="flex items-center gap-5 rounded-lg bg-surface p-6 shadow-1 max-desk:p-4">
      <span className="grid size-14 shrink-0 place-items-center rounded-full bg-gold text-gold-ink">
        <Icon name="star" className="size-7" />
      </span>
      <div className="min-w-0">
        <h2 className="text-13 text-muted">{t(words.points)}</h2>
        <p className="font-num text-28 leading-tight font-bold">{points.toLocaleString('en')}</p>
        <p className="mt-1 text-13 text-pretty text-muted">
          {t(words.pointsLine, { counted: fenToCny(countedPerPoint) })}
        </p>
      </div>
    </section>
  )
}

/** 星币兑换: points for play, gifts for points. */
export function ExchangeScreen() {
  const t = useText()
  const query = useGifts()
  const [chosen, setChosen] = useState<Gift | null>(null)
  const { data } = query
  if (data === undefined)
    return query.isError ? (
      <QueryError title={t(words.fault)} query={query} className="rounded-lg bg-surface shadow-1" />
    ) : (
      <div role="status" aria-label={t(words.loading)} className="space-y-4">
        <Skeleton className="h-28 rounded-lg" />
        <Skeleton className="h-72 rounded-lg" />
      </div>
    )
  const multiple = multipleText(data.multipleHundredths)
  return (
    <div className="space-y-4">
      <h1 className="sr-only">{t(words.title)}</h1>
      <Balance points={data.points} countedPerPoint={data.countedPerPoint} />
      <TitledCard title={t(words.gifts)} line={t(words.giftsLine, { multiple })}>
        <ul className="grid grid-cols-5 gap-3 max-desk:grid-cols-2">
          {data.gifts.map((gift) => (
            <GiftTile
              key={gift.id}
              gift={gift}
              points={data.points}
              onChoose={() => setChosen(gift)}
            />
          ))}
        </ul>
      </TitledCard>
      <ExchangeRecords />
      {chosen !== null && (
        <ConfirmExchange
          gift={chosen}
          titleOf={(id) => data.gifts.find((one) => one.id === id)?.title ?? id}
          multipleHundredths={data.multipleHundredths}
          onClose={() => setChosen(null)}
        />
      )}
    </div>
  )
}
