import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { SkeletonFrame } from '@xinghe/ui/SkeletonFrame.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { depositText as words } from './messages.ts'

const cards = ['a', 'b', 'c', 'd', 'e', 'f'] as const

/** The shape of the deposit page while its rails are under way. */
export function SaveMoneySkeleton() {
  const t = useText()
  return (
    <SkeletonFrame
      label={t(words.loading)}
      className="grid grid-cols-[minmax(0,1fr)_21rem] items-start gap-4 max-desk:grid-cols-1"
    >
      <div className="space-y-4">
        <div className="rounded-lg bg-surface p-6 shadow-1 max-desk:p-4">
          <Skeleton className="mb-4 h-6 w-40" />
          <div className="grid grid-cols-[repeat(auto-fill,minmax(15.5rem,1fr))] gap-x-2 gap-y-3 max-desk:grid-cols-2">
            {cards.map((key) => (
              <Skeleton key={key} className="h-20 rounded-md" />
            ))}
          </div>
        </div>
        <div className="rounded-lg bg-surface p-6 shadow-1 max-desk:p-4">
          <Skeleton className="mb-4 h-6 w-40" />
          <Skeleton className="h-14 rounded-md" />
          <Skeleton className="mt-4 h-10 w-2/3" />
        </div>
      </div>
      <div className="space-y-4">
        <Skeleton className="h-16 rounded-lg max-desk:hidden" />
        <Skeleton className="h-72 rounded-lg" />
      </div>
    </SkeletonFrame>
  )
}
