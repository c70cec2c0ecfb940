import type { WireMarket } from '@xinghe/contract/sports-shapes.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import type { MatchHead } from '../book/kept-match.ts'
import { useHead, useMarkets } from '../book/use-match-book.ts'
import { boardText, familyNames, sideNames } from '../messages.ts'
import { marketIn, sidesInRows, type Column, type ColumnGroup } from './columns.ts'
import { LinesButton } from './LinesButton.tsx'
import { MatchMark } from './MatchMark.tsx'
import { priceLabel, priceLead } from './match-labels.ts'
import { MatchTime } from './MatchTime.tsx'
import { TeamLine } from './MatchTeams.tsx'
import { MoreButton } from './MoreButton.tsx'
import { OddsCell } from './OddsCell.tsx'

const cardColumns = 3

type CardColumnProps = { head: MatchHead; market: WireMarket | undefined; column: Column }

function CardColumn({ head, market, column }: CardColumnProps) {
  const t = useText()
  const leadOf = (side: string): string =>
    column.family === 'winner'
      ? t(sideNames[side] ?? side)
      : market === undefined
        ? ''
        : priceLead(market, side, t)
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <span className="text-center text-12 text-muted">{t(familyNames[column.family])}</span>
      {sidesInRows(column).map((side) =>
        market === undefined ? (
          <span key={side} className="h-9 rounded-sm bg-ink/3" />
        ) : (
          <OddsCell
            key={side}
            gide={head.gide}
            market={market}
            side={side}
            lead={leadOf(side)}
            label={priceLabel(head, market, side, t)}
            boxed
            className="h-9"
          />
        ),
      )}
    </div>
  )
}

type MatchCardProps = { gide: string; groups: readonly ColumnGroup[] }

/** A match on a phone: who plays, and the three prices that most bets are on. */
export function MatchCard({ gide, groups }: MatchCardProps) {
  'use memo'
  const t = useText()
  const head = useHead(gide)
  const markets = useMarkets(gide)
  if (head === undefined) return null
  const columns = groups[0]?.columns.slice(0, cardColumns) ?? []
  return (
    <div className="flex h-full flex-col border-b border-line bg-surface px-3 py-2">
      <div className="flex h-6 items-center gap-2">
        <MatchTime head={head} inline />
        <span className="ml-auto flex h-6 items-center gap-3">
          <MatchMark head={head} />
          <LinesButton head={head} />
          <MoreButton head={head} title={t(boardText.allPlays)} />
        </span>
      </div>
      <div className="mt-1 space-y-0.5">
        <TeamLine head={head} side="home" />
        <TeamLine head={head} side="away" />
      </div>
      <div className="mt-2 grid grid-cols-3 gap-2">
        {columns.map((column) => (
          <CardColumn
            key={column.family}
            head={head}
            market={marketIn(markets, column)}
            column={column}
          />
        ))}
      </div>
    </div>
  )
}
