import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { SkeletonFrame } from '@xinghe/ui/SkeletonFrame.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { centreText } from './parts/messages.ts'

/** The shape of the centre while the member is under way. */
export function CentreSkeleton() {
  const t = useText()
  return (
    <SkeletonFrame label={t(centreText.loading)} className="space-y-4">
      <div className="rounded-lg bg-surface p-6 pb-0 shadow-1 max-desk:p-4 max-desk:pb-0">
        <div className="flex items-center gap-5">
          <Skeleton round className="size-18" />
          <div className="flex-1 space-y-2">
            <Skeleton className="h-6 w-40" />
            <Skeleton className="h-4 w-64 max-w-full" />
          </div>
        </div>
        <Skeleton className="mt-5 h-10 w-80 max-w-full" />
      </div>
      <Skeleton className="h-96 rounded-lg" />
    </SkeletonFrame>
  )
}
