import type { ReactNode } from 'react'
import { Refused, type RefusalName } from '@xinghe/contract/refusal.ts'
import { EmptyState } from '@xinghe/ui/EmptyState.tsx'
import { ErrorState } from '@xinghe/ui/ErrorState.tsx'
import { useFaultText } from '../../../platform/api/text-of-fault.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { bookText as words } from '../messages.ts'

const closed: ReadonlySet<RefusalName> = new Set([
  'book-maintenance',
  'venue-maintenance',
  'venue-testing',
  'maintenance',
])

type BoardStateProps = {
  fault: unknown
  isFetching: boolean
  onRetry: () => void
  /** Of the shape of what is to come. */
  children: ReactNode
}

/** What stands in the place of matches that are not there yet, or cannot be had. */
export function BoardState({ fault, isFetching, onRetry, children }: BoardStateProps) {
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
  return children
}
