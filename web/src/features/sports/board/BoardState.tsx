import type { ReactNode } from 'react'
import { Refused, type RefusalName } from '@xinghe/contract/refusal.ts'
import { EmptyState } from '@xinghe/ui/EmptyState.tsx'
import { QueryError, type FailedQuery } from '../../../platform/feedback/QueryError.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { bookText as words } from '../words/messages.ts'

const closed: ReadonlySet<RefusalName> = new Set([
  'book-maintenance',
  'venue-maintenance',
  'venue-testing',
  'maintenance',
])

type BoardStateProps = {
  query: FailedQuery
  /** The skeleton while the answer is awaited. */
  children: ReactNode
}

/** In place of matches that are still loading or cannot be loaded. */
export function BoardState({ query, children }: BoardStateProps) {
  const t = useText()
  const { error } = query
  if (error instanceof Refused && closed.has(error.refusal))
    return <EmptyState icon="lock" title={t(words.closed)} text={t(words.closedLine)} />
  if (error !== null) return <QueryError title={t(words.fault)} query={query} />
  return children
}
