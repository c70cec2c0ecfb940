import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { useText } from '../../platform/i18n/use-text.ts'
import { BoardSkeleton } from './board/BoardSkeleton.tsx'
import type { ColumnGroup } from './board/columns.ts'
import { outlineText } from './words/outline-messages.ts'

const lines = [0, 1, 2, 3, 4, 5, 6, 7]
const chips = [0, 1, 2, 3, 4]

const group = (
  period: ColumnGroup['period'],
  families: readonly ColumnGroup['columns'][number]['family'][],
): ColumnGroup => ({
  period,
  columns: families.map((family) => ({ family, period, unit: 'score' })),
})

/** As `columns.ts` has them, whose code belongs to the book that is awaited. */
const phoneGroups = [group('full', ['winner', 'handicap', 'total'])]
const deskGroups = [
  group('full', ['winner', 'handicap', 'total', 'odd-even']),
  group('half', ['winner', 'handicap', 'total']),
]

/** Headings, and the sports of a phone. */
function TopSkeleton({ phone }: { phone: boolean }) {
  return (
    <>
      <div className="flex h-11 items-center gap-5 border-b border-line bg-surface px-3">
        {chips.map((chip) => (
          <Skeleton key={chip} className="h-4 w-10" />
        ))}
      </div>
      {phone && (
        <div className="flex gap-1.5 overflow-hidden bg-surface px-3 py-1.5">
          {chips.map((chip) => (
            <Skeleton key={chip} className="h-11 w-22 shrink-0 rounded-full" />
          ))}
        </div>
      )}
      <div className="flex h-11 items-center border-b border-line bg-surface px-3">
        <Skeleton className="h-6 w-56" />
      </div>
    </>
  )
}

type BookSkeletonProps = {
  phone: boolean
  wide: boolean
  /** What is awaited; the code of the page where nothing else is given. */
  label?: string | undefined
}

/** The book in outline: columns, headings and the board of football, which most visits begin with. */
export function BookSkeleton({ phone, wide, label }: BookSkeletonProps) {
  const t = useText()
  return (
    <div
      aria-busy
      className="grid min-h-[70vh] grid-cols-1 desk:grid-cols-[18rem_minmax(0,1fr)] wide:grid-cols-[18rem_minmax(0,1fr)_20rem]"
    >
      <p role="status" className="sr-only">
        {label ?? t(outlineText.loading)}
      </p>
      {!phone && (
        <div className="space-y-4 border-r border-line bg-surface p-3">
          {lines.map((line) => (
            <Skeleton key={line} className="h-6" />
          ))}
        </div>
      )}
      <div className="min-w-0">
        <TopSkeleton phone={phone} />
        <BoardSkeleton groups={phone ? phoneGroups : deskGroups} phone={phone} />
      </div>
      {wide && (
        <div className="border-l border-line p-3">
          <Skeleton className="h-72 rounded-md" />
        </div>
      )}
    </div>
  )
}
