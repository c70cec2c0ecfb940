import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import type { ColumnGroup } from './columns.ts'
import { cardTemplate, rowTemplate } from './row-template.ts'

const leagues = [0, 1, 2]
const matches = [0, 1, 2]
const rows = [0, 1, 2]

type BoardSkeletonProps = {
  groups: readonly ColumnGroup[]
  phone: boolean
  /** What is loading; given once the page around it is there. */
  label?: string | undefined
}

/** Skeletons of leagues and matches in the columns of the board. */
export function BoardSkeleton({ groups, phone, label }: BoardSkeletonProps) {
  const prices = groups.flatMap(({ period, columns }) =>
    columns.map(({ family }) => `${period} ${family}`),
  )
  const template = phone ? cardTemplate(groups) : rowTemplate(groups)
  return (
    <div role={label === undefined ? undefined : 'status'} aria-label={label}>
      {leagues.map((league) => (
        <div key={league}>
          <div className="flex h-9 items-center border-b border-line bg-surface px-3 max-desk:h-11">
            <Skeleton className="h-4 w-36" />
          </div>
          {matches.map((match) => (
            <div
              key={match}
              className={`grid items-center gap-1 border-b border-line bg-surface ${phone ? 'h-49 px-3 pt-11' : 'h-21 px-1'}`}
              style={{ gridTemplateColumns: template }}
            >
              {!phone && <Skeleton className="mx-auto h-8 w-10" />}
              <span className="space-y-2 px-1">
                <Skeleton className="h-3.5 w-24" />
                <Skeleton className="h-3.5 w-20" />
              </span>
              {prices.map((price) => (
                <span key={price} className="space-y-1">
                  {rows.map((row) => (
                    <Skeleton key={row} className={phone ? 'h-11' : 'h-6'} />
                  ))}
                </span>
              ))}
              {!phone && <span />}
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
