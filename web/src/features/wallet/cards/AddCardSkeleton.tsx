import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { SkeletonFrame } from '@xinghe/ui/SkeletonFrame.tsx'

const fields = ['a', 'b', 'c', 'd'] as const

/** Skeleton of the forms that bind an account. */
export function AddCardSkeleton({ loading }: { loading: string }) {
  return (
    <SkeletonFrame
      label={loading}
      className="grid grid-cols-[minmax(0,1fr)_24rem] items-start gap-8 rounded-lg bg-surface p-6 shadow-1 max-desk:grid-cols-1 max-desk:gap-5 max-desk:p-4"
    >
      <div className="space-y-5">
        {fields.map((field) => (
          <div key={field} className="space-y-2">
            <Skeleton className="h-4 w-20" />
            <Skeleton className="h-10 rounded-md" />
          </div>
        ))}
        <Skeleton className="h-12 rounded-md" />
      </div>
      <Skeleton className="aspect-[1.7] rounded-lg max-desk:order-first" />
    </SkeletonFrame>
  )
}
