import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { bookText } from '../words/messages.ts'
import type { ColumnGroup } from './columns.ts'
import { cardTemplate, rowTemplate } from './row-template.ts'

const leagues = [0, 1, 2]
const matches = [0, 1, 2]

type BoardSkeletonProps = { groups: readonly ColumnGroup[]; phone: boolean }

/** Skeletons of leagues and matches in the columns of the board. */
export function BoardSkeleton({ groups, phone }: BoardSkeletonProps) {
  const t = useText()
  const prices = groups.flatMap(({ period, columns }) =>
    columns.map(({ family }) => `${period} ${family}`),
  )
  const template = phone ? cardTemplate(groups) : rowTemplate(groups)
  return (
    <div role="status" aria-label={t(bookText.loading)}>
      {leagues.map((league) => (
        <div key={league}>
          <div className="flex h-9 items-center border-b border-line bg-surface px-3">
            <Skeleton className="h-4 w-36" />
          </div>
          {matches.map((match) => (
            <div
              key={match}
              className={`grid items-center gap-1 border-b border-line bg-surface ${phone ? 'h-31 px-3' : 'h-21 px-1'}`}
              style={{ gridTemplateColumns: template }}
            >
              {!phone && <Skeleton className="mx-auto h-8 w-10" />}
              <span className="space-y-2 px-1">
                <Skeleton className="h-3.5 w-24" />
                <Skeleton className="h-3.5 w-20" />
              </span>
              {prices.map((price) => (
                <span key={price} className="space-y-1">
                  <Skeleton className={phone ? 'h-9' : 'h-6'} />
                  <Skeleton className={phone ? 'h-9' : 'h-6'} />
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
