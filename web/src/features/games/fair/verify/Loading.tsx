import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { QueryError, type FailedQuery } from '../../../../platform/feedback/QueryError.tsx'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { verifyText as words } from './messages.ts'

interface LoadingProps {
  query: FailedQuery & { readonly isError: boolean }
}

export function Loading({ query }: LoadingProps) {
  const t = useText()
  if (query.isError)
    return (
      <QueryError
        title={t(words.fault)}
        query={query}
        className="rounded-lg border border-line bg-surface"
      />
    )
  return (
    <div role="status" aria-label={t(words.loading)} className="space-y-4">
      <Skeleton className="h-14" />
      <Skeleton className="h-48" />
    </div>
  )
}
