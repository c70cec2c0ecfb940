import type { ReactNode } from 'react'
import { QueryError, type FailedQuery } from '../../../platform/feedback/QueryError.tsx'

type QueryStateProps = {
  query: FailedQuery
  /** What could not be loaded. */
  title: string
  /** The skeleton. */
  children: ReactNode
}

/** In place of an answer that is loading or failed. */
export function QueryState({ query, title, children }: QueryStateProps) {
  if (query.error === null) return children
  return <QueryError title={title} query={query} />
}
