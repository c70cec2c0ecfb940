import { useHead, useMarkets } from '../book/use-match-book.ts'
import { CardTop } from './CardTop.tsx'
import { ColumnPrices } from './ColumnPrices.tsx'
import { marketIn } from './columns.ts'
import { LinesButton } from './LinesButton.tsx'
import type { RowProps } from './MatchRow.tsx'
import { cardTemplate } from './row-template.ts'
import { TeamRows } from './TeamRows.tsx'

/** A match on a phone: who plays, and beside them the prices that most bets are on. */
export function MatchCard({ matchId, groups, rows }: RowProps) {
  'use memo'
  const head = useHead(matchId)
  const markets = useMarkets(matchId)
  if (head === undefined) return null
  return (
    <div className="flex h-full flex-col bg-surface px-3 pb-2">
      <CardTop head={head}>
        <LinesButton head={head} />
      </CardTop>
      <div
        className="grid min-h-0 flex-1 gap-1"
        style={{ gridTemplateColumns: cardTemplate(groups) }}
      >
        <TeamRows head={head} rows={rows} className="gap-1" />
        {groups.flatMap(({ columns }) =>
          columns.map((column) => (
            <ColumnPrices
              key={column.family}
              head={head}
              market={marketIn(markets, column)}
              column={column}
              rows={rows}
              absent="–"
              phone
            />
          )),
        )}
      </div>
    </div>
  )
}
