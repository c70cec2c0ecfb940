import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { SkeletonFrame } from '@xinghe/ui/SkeletonFrame.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { transferText as words } from './messages.ts'

/** The shape of the transfer page while the wallets are under way. */
export function TransferSkeleton() {
  const t = useText()
  return (
    <SkeletonFrame
      label={t(words.loading)}
      className="grid grid-cols-[minmax(0,1fr)_21rem] items-start gap-4 max-desk:grid-cols-1"
    >
      <div className="rounded-lg bg-surface p-6 shadow-1 max-desk:p-4">
        <Skeleton className="mb-4 h-6 w-32" />
        <div className="flex gap-3 max-desk:flex-col">
          <Skeleton className="h-32 flex-1 rounded-md max-desk:flex-none" />
          <Skeleton className="h-32 flex-1 rounded-md max-desk:flex-none" />
        </div>
        <Skeleton className="mt-6 h-14 rounded-md" />
        <Skeleton className="mt-6 h-12 rounded-md" />
      </div>
      <Skeleton className="h-72 rounded-lg" />
    </SkeletonFrame>
  )
}
