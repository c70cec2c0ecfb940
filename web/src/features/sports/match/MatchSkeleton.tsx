import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { bookText } from '../words/messages.ts'

const blocks = [0, 1, 2, 3]

/** Skeletons of the prices and the field. */
export function MatchSkeleton() {
  const t = useText()
  return (
    <div
      role="status"
      aria-label={t(bookText.loading)}
      className="grid gap-3 p-3 min-[64rem]:grid-cols-[minmax(0,1fr)_22rem]"
    >
      <Skeleton className="h-72 rounded-md min-[64rem]:order-last" />
      <div className="space-y-3">
        <Skeleton className="h-8 w-72" />
        <div className="grid gap-3 desk:grid-cols-2">
          {blocks.map((block) => (
            <Skeleton key={block} className="h-36 rounded-md" />
          ))}
        </div>
      </div>
    </div>
  )
}
