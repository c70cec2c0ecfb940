import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { previewText as words } from './messages.ts'

const rows = [0, 1, 2, 3, 4, 5]

/** Two cards with the rows of a form. */
export function PreviewSkeleton() {
  const t = useText()
  return (
    <div role="status" aria-label={t(words.loading)} className="space-y-3">
      {[0, 1].map((card) => (
        <div key={card} className="overflow-hidden rounded-md border border-line bg-surface">
          <Skeleton className="h-9 rounded-none" />
          {rows.map((row) => (
            <div key={row} className="flex h-10 items-center gap-3 border-t border-line px-3">
              <Skeleton className="h-3 w-14" />
              <Skeleton className="h-3 flex-1" />
              <Skeleton className="h-5 w-6" />
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
