import type { Market } from '@xinghe/contract/sports-market.ts'
import { classNames } from '@xinghe/ui/class-names.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import type { MatchHead } from '../book/book-match.ts'
import { sidesInRows, type Column } from './columns.ts'
import { priceLabel, priceLead } from './match-labels.ts'
import { OddsCell } from './OddsCell.tsx'

type ColumnPricesProps = {
  head: MatchHead
  market: Market | undefined
  column: Column
  rows: number
  /** Shown where the match does not have the market. */
  absent: string
  /** A phone has no room for the line beside the price. */
  phone: boolean
  className?: string | undefined
}

/** The home, away and draw prices of one play, one under the other. */
export function ColumnPrices(props: ColumnPricesProps) {
  const { head, market, column, rows, absent, phone, className } = props
  const t = useText()
  return (
    <div
      className={classNames('grid min-w-0', phone ? 'gap-1' : 'gap-0.5 p-0.5', className)}
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
              matchId={head.id}
              market={market}
              side={side}
              lead={priceLead(market, side, t)}
              label={priceLabel(head, market, side, t)}
              stacked={phone}
              boxed
            />
          ))
      )}
    </div>
  )
}
