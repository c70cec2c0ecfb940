import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { SkeletonFrame } from '@xinghe/ui/SkeletonFrame.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { walletText as words } from './messages.ts'

const parts = ['a', 'b', 'c'] as const
const onArt = 'bg-art-ink/15'

/** The shape of the wallet page while it is under way. */
export function WalletSkeleton() {
  const t = useText()
  return (
    <SkeletonFrame label={t(words.loading)} className="space-y-4">
      <div className="overflow-hidden rounded-lg bg-surface shadow-1">
        <div className="relative isolate flex items-end justify-between gap-6 bg-art-ground p-6 max-desk:block max-desk:p-4">
          <div className="absolute inset-0 -z-1 art-glow" />
          <div>
            <Skeleton className={`h-5 w-20 ${onArt}`} />
            <Skeleton className={`mt-3 h-10 w-56 ${onArt}`} />
            <Skeleton className={`mt-3 h-4 w-40 ${onArt}`} />
          </div>
          <Skeleton className={`h-20 w-80 max-w-full max-desk:mt-4 max-desk:w-full ${onArt}`} />
        </div>
        <div className="flex divide-x divide-line max-desk:flex-col max-desk:divide-x-0 max-desk:divide-y">
          {parts.map((part) => (
            <div key={part} className="flex-1 space-y-2 px-6 py-5 max-desk:px-4 max-desk:py-3">
              <Skeleton className="h-4 w-20" />
              <Skeleton className="h-6 w-32" />
              <Skeleton className="h-3.5 w-40 max-desk:hidden" />
            </div>
          ))}
        </div>
      </div>
      <div className="rounded-lg bg-surface p-6 shadow-1 max-desk:p-4">
        <Skeleton className="mb-4 h-6 w-32" />
        {[0, 1].map((row) => (
          <div key={row} className="flex items-center gap-4 py-4">
            <Skeleton className="h-14 w-21 shrink-0 rounded-md" />
            <div className="flex-1 space-y-2">
              <Skeleton className="h-5 w-28" />
              <Skeleton className="h-5 w-20" />
            </div>
          </div>
        ))}
      </div>
    </SkeletonFrame>
  )
}
