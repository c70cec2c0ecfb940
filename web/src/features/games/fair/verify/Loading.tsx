import type { UseQueryResult } from '@tanstack/react-query'
import { ErrorState } from '@xinghe/ui/ErrorState.tsx'
import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { useFaultText } from '../../../../platform/transport/text-of-fault.ts'
import { verifyText as words } from './messages.ts'

type Asked = Pick<UseQueryResult, 'isError' | 'error' | 'isFetching' | 'refetch'>

export function Loading({ isError, error, isFetching, refetch }: Asked) {
  const t = useText()
  const faultText = useFaultText()
  if (isError)
    return (
      <ErrorState
        title={t(words.fault)}
        text={faultText(error)}
        retryLabel={t(words.retry)}
        onRetry={() => void refetch()}
        retrying={isFetching}
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
