import { ErrorState } from '@xinghe/ui/ErrorState.tsx'
import { useText } from '../i18n/use-text.ts'
import { useFaultText } from '../transport/text-of-fault.ts'
import { feedbackText as words } from './messages.ts'

export interface FailedQuery {
  readonly error: unknown
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

interface QueryErrorProps {
  title: string
  query: FailedQuery
  className?: string | undefined
}

/** Why a query failed, and a button that sends it again. */
export function QueryError({ title, query, className }: QueryErrorProps) {
  const t = useText()
  const faultText = useFaultText()
  return (
    <ErrorState
      title={title}
      text={faultText(query.error)}
      retryLabel={t(words.retry)}
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
      className={className}
    />
  )
}
