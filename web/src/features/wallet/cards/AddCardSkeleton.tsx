import { Skeleton } from '@xinghe/ui/Skeleton.tsx'

const fields = ['a', 'b', 'c', 'd'] as const

/** The shape of a form that binds an account, while it is under way what can be bound. */
export function AddCardSkeleton({ loading }: { loading: string }) {
  return (
    <div
      aria-busy
      className="grid grid-cols-[minmax(0,1fr)_24rem] items-start gap-8 rounded-lg bg-surface p-6 shadow-1 max-desk:grid-cols-1 max-desk:gap-5 max-desk:p-4"
    >
      <p role="status" className="sr-only">
        {loading}
      </p>
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
    </div>
  )
}
