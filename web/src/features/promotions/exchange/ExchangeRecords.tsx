import { siteMinute } from '@xinghe/rules/base/instant.ts'
import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { TitledCard } from '@xinghe/ui/TitledCard.tsx'
import { useState } from 'react'
import { QueryError } from '../../../platform/feedback/QueryError.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { ListPages } from '../../../platform/paging/ListPages.tsx'
import { exchangeText as words } from './messages.ts'
import { recordsPageSize, useExchanges } from './use-exchange.ts'

export function ExchangeRecords() {
  const t = useText()
  const [page, setPage] = useState(1)
  const query = useExchanges(page)
  const { data } = query
  if (data === undefined)
    return (
      <TitledCard title={t(words.records)}>
        {query.isError ? (
          <QueryError title={t(words.recordsFault)} query={query} />
        ) : (
          <Skeleton className="h-24" />
        )}
      </TitledCard>
    )
  return (
    <TitledCard title={t(words.records)}>
      {data.total === 0 ? (
        <p className="text-14 text-muted">{t(words.recordsEmpty)}</p>
      ) : (
        <>
          <ul className="divide-y divide-line text-14">
            {data.list.map(({ id, gift, points, at }) => (
              <li key={id} className="flex items-center justify-between gap-4 py-3 first:pt-0">
                <span className="min-w-0">
                  <span className="block truncate font-medium">{gift}</span>
                  <span className="font-num text-12 text-muted">{siteMinute(at)}</span>
                </span>
                <span className="shrink-0 font-num font-bold">
                  -{t(words.price, { points: points.toLocaleString('en') })}
                </span>
              </li>
            ))}
          </ul>
          <ListPages
            label={t(words.pages)}
            page={page}
            pageSize={recordsPageSize}
            total={data.total}
            onPage={setPage}
          />
        </>
      )}
    </TitledCard>
  )
}
