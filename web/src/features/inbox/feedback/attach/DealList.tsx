import { useState } from 'react'
import { dealRecords } from '@xinghe/contract/records.ts'
import { dayMs, later } from '@xinghe/rules/base/instant.ts'
import { attachableDays } from '@xinghe/rules/inbox/feedback.ts'
import { EmptyState } from '@xinghe/ui/EmptyState.tsx'
import { useCall } from '../../../../platform/api/use-call.ts'
import { QueryError } from '../../../../platform/feedback/QueryError.tsx'
import { useLanguage } from '../../../../platform/i18n/language.ts'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { serverNow } from '../../../../platform/site/clock.ts'
import { attachText as words } from '../words/messages.ts'
import { ListSkeleton } from './ListSkeleton.tsx'
import { OrderChoice, type OrderListProps } from './OrderChoice.tsx'

interface DealListProps extends OrderListProps {
  kind: 'withdraw' | 'transfer'
}

/** Withdrawals or transfers. */
export function DealList({ kind, chosen, onChoose }: DealListProps) {
  const t = useText()
  const language = useLanguage()
  const [now] = useState(serverNow)
  const period = { from: later(now, -attachableDays * dayMs), to: now }
  const query = useCall(
    dealRecords,
    { ...period, category: kind, pageSize: 50, language },
    { staleTime: 0 },
  )
  if (query.isError && query.data === undefined)
    return <QueryError title={t(words.orderFault)} query={query} />
  if (query.data === undefined) return <ListSkeleton />
  if (query.data.list.length === 0)
    return (
      <EmptyState
        icon={kind}
        title={t(words.orderEmpty, { days: attachableDays, kind: t(words[kind]) })}
      />
    )
  return (
    <div className="max-h-[45vh] space-y-2 overflow-y-auto pr-1">
      {query.data.list.map((deal) => (
        <OrderChoice key={deal.id} order={deal} chosen={chosen} onChoose={onChoose} />
      ))}
    </div>
  )
}
