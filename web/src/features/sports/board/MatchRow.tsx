import { useText } from '../../../platform/i18n/use-text.ts'
import { useHead, useMarkets } from '../book/use-match-book.ts'
import { boardText, sideNames } from '../messages.ts'
import { ColumnPrices } from './ColumnPrices.tsx'
import { marketIn, type ColumnGroup } from './columns.ts'
import { LinesButton } from './LinesButton.tsx'
import { MatchMark } from './MatchMark.tsx'
import { MatchTime } from './MatchTime.tsx'
import { TeamLine } from './MatchTeams.tsx'
import { MoreButton } from './MoreButton.tsx'
import { rowTemplate } from './row-template.ts'

export type RowProps = {
  gide: string
  groups: readonly ColumnGroup[]
  rows: number
}

/** A match under the columns of the board. */
export function MatchRow({ gide, groups, rows }: RowProps) {
  'use memo'
  const t = useText()
  const head = useHead(gide)
  const markets = useMarkets(gide)
  if (head === undefined) return null
  return (
    <div
      className="grid h-full bg-surface hover:bg-ink/1"
      style={{ gridTemplateColumns: rowTemplate(groups) }}
    >
      <div className="flex items-center gap-1 border-r border-line pl-1.5">
        <MatchMark head={head} />
        <span className="grid flex-1 justify-center">
          <MatchTime head={head} />
        </span>
      </div>
      <div
        className="grid min-w-0 items-center px-2"
        style={{ gridTemplateRows: `repeat(${rows}, minmax(0, 1fr))` }}
      >
        <TeamLine head={head} side="home" />
        <TeamLine head={head} side="away" />
        {rows === 3 && <span className="text-13 text-muted">{t(sideNames['N'] ?? '')}</span>}
      </div>
      {groups.flatMap(({ period, columns }) =>
        columns.map((column, at) => (
          <ColumnPrices
            key={`${period} ${column.family}`}
            head={head}
            market={marketIn(markets, column)}
            column={column}
            rows={rows}
            absent="–"
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
