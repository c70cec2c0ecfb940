import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { frameText as words } from './messages.ts'

/** The shape of an activity's page while it loads. */
export function ActivitySkeleton() {
  const t = useText()
  return (
    <div role="status" aria-label={t(words.loading)}>
      <Skeleton className="h-72 w-full rounded-none max-desk:h-52" />
      <div className="mx-auto grid max-w-[92rem] grid-cols-[minmax(0,1fr)_22rem] gap-6 px-8 py-8 max-desk:grid-cols-1 max-desk:px-4">
        <Skeleton className="h-96 rounded-lg" />
        <Skeleton className="h-56 rounded-lg" />
      </div>
    </div>
  )
}
