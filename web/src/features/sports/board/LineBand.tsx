import type { WireMarket } from '@xinghe/contract/sports-shapes.ts'
import type { MatchHead } from '../book/kept-match.ts'
import type { ColumnGroup } from './columns.ts'
import { bandHeight } from './item-heights.ts'
import { ColumnPrices } from './MatchRow.tsx'
import { rowTemplate } from './row-template.ts'

export type BandProps = {
  head: MatchHead
  groups: readonly ColumnGroup[]
  /** One line for each column, where there is one more. */
  band: readonly (WireMarket | undefined)[]
}

/** One more line of every column, under the columns of the board. */
export function LineBand({ head, groups, band }: BandProps) {
  const columns = groups.flatMap((group) =>
    group.columns.map((column, at) => ({ column, first: at === 0 })),
  )
  return (
    <div
      className="grid border-b border-line bg-surface"
      style={{ gridTemplateColumns: rowTemplate(groups), height: `${bandHeight}rem` }}
    >
      <span className="border-r border-line" />
      <span />
      {columns.map(({ column, first }, at) => (
        <ColumnPrices
          key={`${column.period} ${column.family}`}
          head={head}
          market={band[at]}
          column={column}
          rows={2}
          first={first}
          absent=""
        />
      ))}
    </div>
  )
}
