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
  /** Below the prices, where a row is left: the period of a market in a column of another one. */
  note?: string | undefined
  /** A phone has no room for the line beside the price. */
  phone: boolean
  className?: string | undefined
}

/** The home, away and draw prices of one play, one under the other. */
export function ColumnPrices(props: ColumnPricesProps) {
  const { head, market, column, rows, absent, note = '', phone, className } = props
  const t = useText()
  const sides = sidesInRows(column).slice(0, rows)
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
        sides.map((side) => (
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
      {market !== undefined && note !== '' && sides.length < rows && (
        <span aria-hidden className="grid place-items-center text-12 text-muted">
          {note}
        </span>
      )}
    </div>
  )
}
