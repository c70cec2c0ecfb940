import { Refused, type RefusalName } from '@xinghe/contract/refusal.ts'
import { EmptyState } from '@xinghe/ui/EmptyState.tsx'
import { ErrorState } from '@xinghe/ui/ErrorState.tsx'
import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { useFaultText } from '../../../platform/api/text-of-fault.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { bookText as words } from '../messages.ts'

const closed: ReadonlySet<RefusalName> = new Set([
  'book-maintenance',
  'venue-maintenance',
  'maintenance',
])

type BoardStateProps = { fault: unknown; isFetching: boolean; onRetry: () => void }

/** What stands in the place of matches that are not there yet, or cannot be had. */
export function BoardState({ fault, isFetching, onRetry }: BoardStateProps) {
  const t = useText()
  const faultText = useFaultText()
  if (fault instanceof Refused && closed.has(fault.refusal))
    return <EmptyState icon="lock" title={t(words.closed)} text={t(words.closedLine)} />
  if (fault !== null)
    return (
      <ErrorState
        title={t(words.fault)}
        text={faultText(fault)}
        retryLabel={t(words.retry)}
        onRetry={onRetry}
        retrying={isFetching}
      />
    )
  return (
    <div role="status" aria-label={t(words.loading)} className="divide-y divide-line">
      {Array.from({ length: 8 }, (_, at) => (
        <div key={at} className="grid grid-cols-[4rem_12rem_1fr] gap-4 bg-surface p-3">
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
        </div>
      ))}
    </div>
  )
}
