import { useState } from 'react'
import { fenToCny } from '@xinghe/rules/base/money.ts'
import { playCategoryNames } from '@xinghe/rules/base/play-fact.ts'
import { Badge } from '@xinghe/ui/Badge.tsx'
import { EmptyState } from '@xinghe/ui/EmptyState.tsx'
import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { TitledCard } from '@xinghe/ui/TitledCard.tsx'
import { QueryError } from '../../../platform/feedback/QueryError.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { ListPages } from '../../../platform/paging/ListPages.tsx'
import { rateText } from '../parts/figures.ts'
import { vipText as words } from '../parts/messages.ts'
import { rebatePageSize, useRebates, type RebateLines } from '../parts/use-vip.ts'

type RebateLine = RebateLines['lines'][number]

/** One day: what was played at which rate, what was paid, and what was carried on. */
function RebateRow({ line }: { line: RebateLine }) {
  const t = useText()
  const { day, grade, parts, carriedBefore, paid, carried } = line
  return (
    <li className="flex gap-4 py-3.5 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1">
        <p className="flex items-center gap-2">
          <span className="font-num">{day}</span>
          <Badge tone="gold">{t(words.grade, { grade })}</Badge>
        </p>
        <ul className="mt-1 flex flex-wrap gap-x-4 font-num text-13 text-muted">
          {parts.map(({ category, rateBp, counted }) => (
            <li key={`${category} ${rateBp}`}>
              {t(words.rebatePart, {
                category: t(playCategoryNames[category]),
                counted: fenToCny(counted),
                rate: rateText(rateBp),
              })}
            </li>
          ))}
          {carriedBefore !== 0n && (
            <li>{t(words.rebateCarriedBefore, { carried: fenToCny(carriedBefore) })}</li>
          )}
        </ul>
      </div>
      <p className="text-right">
        {paid > 0n ? (
          <span className="font-num text-16 font-bold text-gold-text">+{fenToCny(paid)}</span>
        ) : (
          <span className="text-13 text-muted">{t(words.rebateNotPaid)}</span>
        )}
        {carried !== 0n && (
          <span className="block font-num text-12 text-muted">
            {t(words.rebateCarried, { carried: fenToCny(carried) })}
          </span>
        )}
      </p>
    </li>
  )
}

/** 90 days of rebates, newest first. */
export function RebatePanel() {
  const t = useText()
  const [page, setPage] = useState(1)
  const query = useRebates(page)
  const { data } = query
  return (
    <TitledCard
      title={t(words.rebates)}
      line={data === undefined ? undefined : t(words.rebatesLine, { paid: fenToCny(data.paid) })}
    >
      {data === undefined ? (
        query.isError ? (
          <QueryError title={t(words.rebatesFault)} query={query} />
        ) : (
          <Skeleton className="h-40" />
        )
      ) : data.total === 0 ? (
        <EmptyState
          icon="refresh"
          title={t(words.rebatesEmpty)}
          text={t(words.rebatesEmptyLine)}
          className="py-6!"
        />
      ) : (
        <>
          <ul className="divide-y divide-line">
            {data.lines.map((line) => (
              <RebateRow key={line.day} line={line} />
            ))}
          </ul>
          {data.total > rebatePageSize && (
            <ListPages
              className="mt-4"
              label={t(words.pages)}
              page={page}
              pageSize={rebatePageSize}
              total={data.total}
              onPage={setPage}
            />
          )}
        </>
      )}
    </TitledCard>
  )
}
