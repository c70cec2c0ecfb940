import { useText } from '../../../platform/i18n/use-text.ts'
import { useHead, useMarkets } from '../book/use-match-book.ts'
import { boardText } from '../words/messages.ts'
import { ColumnPrices } from './ColumnPrices.tsx'
import { marketsInRow, type ColumnGroup } from './columns.ts'
import { LinesButton } from './LinesButton.tsx'
import { MarkAndTime } from './MarkAndTime.tsx'
import { MoreButton } from './MoreButton.tsx'
import { rowTemplate } from './row-template.ts'
import { TeamRows } from './TeamRows.tsx'

export type RowProps = {
  matchId: string
  groups: readonly ColumnGroup[]
  rows: number
}

/** A match under the columns of the board. */
export function MatchRow({ matchId, groups, rows }: RowProps) {
  'use memo'
  const t = useText()
  const head = useHead(matchId)
  const markets = useMarkets(matchId)
  if (head === undefined) return null
  return (
    <div
      className="grid h-full bg-surface hover:bg-ink/1"
      style={{ gridTemplateColumns: rowTemplate(groups) }}
    >
      <MarkAndTime head={head} />
      <TeamRows head={head} rows={rows} className="px-2" />
      {groups.flatMap(({ period, columns }) =>
        marketsInRow(markets, columns).map(({ market, column }, at) => (
          <ColumnPrices
            key={`${period} ${columns[at]?.family}`}
            head={head}
            market={market}
            column={column}
            rows={rows}
            absent="–"
            note={column.period === period ? '' : t(boardText.full)}
            phone={false}
            className={at === 0 ? 'border-l border-line' : ''}
          />
        )),
      )}
      <div className="grid grid-rows-[3fr_2fr] border-l border-line">
        <MoreButton head={head} title={t(boardText.allPlays)} />
        <LinesButton head={head} />
      </div>
    </div>
  )
}
