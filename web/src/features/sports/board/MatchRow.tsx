import type { WireMarket } from '@xinghe/contract/sports-shapes.ts'
import { classNames } from '@xinghe/ui/class-names.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import type { MatchHead } from '../book/kept-match.ts'
import { useHead, useMarkets } from '../book/use-match-book.ts'
import { boardText, sideNames } from '../messages.ts'
import { marketIn, sidesInRows, type Column, type ColumnGroup } from './columns.ts'
import { LinesButton } from './LinesButton.tsx'
import { MatchMark } from './MatchMark.tsx'
import { MatchTime } from './MatchTime.tsx'
import { TeamLine } from './MatchTeams.tsx'
import { priceLabel, priceLead } from './match-labels.ts'
import { MoreButton } from './MoreButton.tsx'
import { OddsCell } from './OddsCell.tsx'
import { rowTemplate } from './row-template.ts'

export type RowProps = {
  gide: string
  groups: readonly ColumnGroup[]
  rows: number
}

type ColumnPricesProps = {
  head: MatchHead
  market: WireMarket | undefined
  column: Column
  rows: number
  first: boolean
  /** Stands where the match does not have the market. */
  absent: string
}

/** The home, away and draw prices of one play, one under the other. */
export function ColumnPrices({ head, market, column, rows, first, absent }: ColumnPricesProps) {
  const t = useText()
  return (
    <div
      className={classNames('grid min-w-0 gap-0.5 p-0.5', first && 'border-l border-line')}
      style={{ gridTemplateRows: `repeat(${rows}, minmax(0, 1fr))` }}
    >
      {market === undefined ? (
        <span aria-hidden className="row-span-full grid place-items-center text-muted/50">
          {absent}
        </span>
      ) : (
        sidesInRows(column)
          .slice(0, rows)
          .map((side) => (
            <OddsCell
              key={side}
              gide={head.gide}
              market={market}
              side={side}
              lead={priceLead(market, side, t)}
              label={priceLabel(head, market, side, t)}
              boxed
            />
          ))
      )}
    </div>
  )
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
      className="grid h-full border-b border-line bg-surface hover:bg-ink/1"
      style={{ gridTemplateColumns: rowTemplate(groups) }}
    >
      <div className="flex flex-col items-center justify-center gap-0.5 border-r border-line">
        <MatchTime head={head} />
        <MatchMark head={head} />
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
            first={at === 0}
            absent="–"
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
