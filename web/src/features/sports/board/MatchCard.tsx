import { useText } from '../../../platform/i18n/use-text.ts'
import { useHead, useMarkets } from '../book/use-match-book.ts'
import { sideNames } from '../messages.ts'
import { CardTop } from './CardTop.tsx'
import { ColumnPrices } from './ColumnPrices.tsx'
import { marketIn } from './columns.ts'
import { LinesButton } from './LinesButton.tsx'
import type { RowProps } from './MatchRow.tsx'
import { TeamLine } from './MatchTeams.tsx'
import { cardTemplate } from './row-template.ts'

/** A match on a phone: who plays, and beside them the prices that most bets are on. */
export function MatchCard({ gide, groups, rows }: RowProps) {
  'use memo'
  const t = useText()
  const head = useHead(gide)
  const markets = useMarkets(gide)
  if (head === undefined) return null
  return (
    <div className="flex h-full flex-col bg-surface px-3 pt-1 pb-2">
      <CardTop head={head}>
        <LinesButton head={head} />
      </CardTop>
      <div
        className="grid min-h-0 flex-1 gap-1"
        style={{ gridTemplateColumns: cardTemplate(groups) }}
      >
        <div
          className="grid min-w-0 items-center gap-1"
          style={{ gridTemplateRows: `repeat(${rows}, minmax(0, 1fr))` }}
        >
          <TeamLine head={head} side="home" />
          <TeamLine head={head} side="away" />
          {rows === 3 && <span className="text-13 text-muted">{t(sideNames['N'] ?? '')}</span>}
        </div>
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
