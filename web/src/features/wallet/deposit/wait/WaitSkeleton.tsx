import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { SkeletonFrame } from '@xinghe/ui/SkeletonFrame.tsx'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { waitText as words } from './messages.ts'

/** The shape of a waiting page while its order is under way. */
export function WaitSkeleton() {
  const t = useText()
  return (
    <SkeletonFrame label={t(words.loading)} className="space-y-4">
      <Skeleton className="h-24 rounded-lg" />
      <div className="grid grid-cols-[minmax(0,1fr)_21rem] items-start gap-4 max-desk:grid-cols-1">
        <div className="space-y-4">
          <Skeleton className="h-36 rounded-lg" />
          <Skeleton className="h-64 rounded-lg" />
        </div>
        <Skeleton className="h-56 rounded-lg" />
      </div>
    </SkeletonFrame>
  )
}
