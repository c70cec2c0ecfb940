import type { BoardMenu } from '@xinghe/contract/sports-topics.ts'
import { playOf } from '@xinghe/rules/sports/plays.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import type { MatchHead } from '../book/book-match.ts'
import { useMarkets } from '../book/use-match-book.ts'
import { priceLabel, sideLead } from './match-labels.ts'
import { OddsCell } from './OddsCell.tsx'
import { orderedSides } from './score-order.ts'

const isWanted = (menu: BoardMenu, period: string): boolean =>
  menu === 'HPD' ? period === 'half' : period === 'full'

type GridPricesProps = {
  head: MatchHead
  menu: BoardMenu
  columns: number
  className: string
}

/** All prices of one play: scores, goals, or half and full time. */
export function GridPrices({ head, menu, columns, className }: GridPricesProps) {
  'use memo'
  const t = useText()
  const market = useMarkets(head.id).find(({ play }) => isWanted(menu, playOf(play).period))
  return (
    <div
      className={`grid min-w-0 gap-0.5 ${className}`}
      style={{
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        gridAutoRows: 'minmax(0, 1fr)',
      }}
    >
      {market === undefined ? (
        <span aria-hidden className="col-span-full grid place-items-center text-muted/50">
          –
        </span>
      ) : (
        orderedSides(market, columns).map((side) => (
          <OddsCell
            key={side}
            stacked
            matchId={head.id}
            market={market}
            side={side}
            lead={sideLead(side, t)}
            label={priceLabel(head, market, side, t)}
            boxed
          />
        ))
      )}
    </div>
  )
}
