import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { SkeletonFrame } from '@xinghe/ui/SkeletonFrame.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { withdrawText as words } from './messages.ts'

/** The shape of the page while its parts are under way. */
export function WithdrawSkeleton() {
  const t = useText()
  return (
    <SkeletonFrame
      label={t(words.loading)}
      className="grid grid-cols-[minmax(0,1fr)_20rem] items-start gap-4 max-desk:grid-cols-1"
    >
      <div className="space-y-4">
        <Skeleton className="h-44 rounded-lg" />
        <Skeleton className="h-40 rounded-lg" />
        <Skeleton className="h-80 rounded-lg" />
      </div>
      <Skeleton className="h-96 rounded-lg max-desk:order-first max-desk:h-40" />
    </SkeletonFrame>
  )
}
