import type { Market } from '@xinghe/contract/sports-market.ts'
import type { MatchHead } from '../book/book-match.ts'
import { ColumnPrices } from './ColumnPrices.tsx'
import type { ColumnGroup } from './columns.ts'
import { bandHeight } from './item-heights.ts'
import { cardTemplate, rowTemplate } from './row-template.ts'

type BandProps = {
  head: MatchHead
  groups: readonly ColumnGroup[]
  /** One line for each column, where there is one more. */
  band: readonly (Market | undefined)[]
  phone: boolean
}

/** One more line of every column, under the columns of the board. */
export function LineBand({ head, groups, band, phone }: BandProps) {
  const columns = groups.flatMap((group) =>
    group.columns.map((column, at) => ({ column, first: at === 0 && !phone })),
  )
  return (
    <div
      className={phone ? 'grid gap-1 bg-surface px-3 py-1' : 'grid bg-surface'}
      style={{
        gridTemplateColumns: phone ? cardTemplate(groups) : rowTemplate(groups),
        height: `${bandHeight(phone)}rem`,
      }}
    >
      <span className={phone ? '' : 'border-r border-line'} />
      {!phone && <span />}
      {columns.map(({ column, first }, at) => (
        <ColumnPrices
          key={`${column.period} ${column.family}`}
          head={head}
          market={band[at]}
          column={column}
          rows={2}
          absent=""
          phone={phone}
          className={first ? 'border-l border-line' : ''}
        />
      ))}
    </div>
  )
}
