import { useText } from '../../../platform/i18n/use-text.ts'
import { sidesOf } from './columns.ts'
import { cardBandHeight } from './item-heights.ts'
import type { BandProps } from './LineBand.tsx'
import { priceLabel, priceLead } from './match-labels.ts'
import { OddsCell } from './OddsCell.tsx'

/** On a phone one more handicap and total, side by side. */
export function CardBand({ head, groups, band }: BandProps) {
  const t = useText()
  const columns = groups.flatMap((group) => group.columns)
  return (
    <div
      className="grid grid-cols-2 gap-2 border-b border-line bg-surface px-3 py-1"
      style={{ height: `${cardBandHeight}rem` }}
    >
      {columns.map(({ family }, at) => {
        const market = band[at]
        return (
          <div key={family} className="grid min-w-0 grid-rows-2 gap-1">
            {market !== undefined &&
              sidesOf(market).map((side) => (
                <OddsCell
                  key={side}
                  gide={head.gide}
                  market={market}
                  side={side}
                  lead={priceLead(market, side, t)}
                  label={priceLabel(head, market, side, t)}
                  boxed
                />
              ))}
          </div>
        )
      })}
    </div>
  )
}
