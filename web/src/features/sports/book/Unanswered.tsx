import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ErrorState } from '@xinghe/ui/ErrorState.tsx'
import { useFaultText } from '../../../platform/api/text-of-fault.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { bookText as words } from '../messages.ts'

type UnansweredProps = {
  query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>
  /** What did not come. */
  title: string
  /** Of the shape of what is to come. */
  children: ReactNode
}

/** Stands in the place of an answer that is not there yet, or did not come. */
export function Unanswered({ query, title, children }: UnansweredProps) {
  const t = useText()
  const faultText = useFaultText()
  if (query.error === null) return children
  return (
    <ErrorState
      title={title}
      text={faultText(query.error)}
      retryLabel={t(words.retry)}
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
    />
  )
}
