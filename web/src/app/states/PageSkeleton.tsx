import { Skeleton } from '@xinghe/ui/Skeleton.tsx'

/** Placeholder while the code of a page is loading. */
export function PageSkeleton() {
  return (
    <div
      aria-busy
      className="mx-auto min-h-[70vh] w-full max-w-[92rem] space-y-4 px-8 py-8 max-desk:px-4"
    >
      <Skeleton className="h-8 w-48" />
      <Skeleton className="h-40 w-full rounded-lg" />
      <div className="grid grid-cols-3 gap-4 max-desk:grid-cols-1">
        <Skeleton className="h-32 rounded-lg" />
        <Skeleton className="h-32 rounded-lg" />
        <Skeleton className="h-32 rounded-lg" />
      </div>
    </div>
  )
}
