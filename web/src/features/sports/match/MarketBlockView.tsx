import { useState } from 'react'
import type { Market } from '@xinghe/contract/sports-market.ts'
import { lineOfSide, lineText } from '@xinghe/rules/sports/line.ts'
import { playText } from '@xinghe/rules/sports/pick-text.ts'
import { hasLine, playOf } from '@xinghe/rules/sports/plays.ts'
import { classNames } from '@xinghe/ui/class-names.ts'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { useText, type Text } from '../../../platform/i18n/use-text.ts'
import { priceLabel, sideLead } from '../board/match-labels.ts'
import { OddsCell } from '../board/OddsCell.tsx'
import { orderedSides } from '../board/score-order.ts'
import type { MatchHead } from '../book/book-match.ts'
import { pickText, sideNames } from '../words/messages.ts'
import type { MarketBlock } from './market-blocks.ts'

/** In the grid of correct scores. */
const scoreColumns = 5

const isNumbered = (block: MarketBlock): boolean => block.goalNumber !== null

/** The side of a price, and its line where it has one: `曼城 -0.5`, `大 2.5`. */
const leadIn = (head: MatchHead, { play, line }: Market, side: string, t: Text): string => {
  const { family } = playOf(play)
  const own = line !== null && hasLine(play) ? lineText(lineOfSide(line, side)) : ''
  if (side === 'H' || side === 'C') {
    const team = side === 'H' ? head.home : head.away
    return [team, own].filter(Boolean).join(' ')
  }
  if (family === 'next-goal' && side === 'N') return t(pickText.noGoal)
  const name = family === 'half-full' ? sideLead(side, t) : t(sideNames[side] ?? side)
  return [name, own].filter(Boolean).join(' ')
}

/** Too narrow for a name beside its price: there it stands over it. */
const threeColumns = 'grid-cols-3'

const columnsOf = (block: MarketBlock): string => {
  const { family } = playOf(block.play)
  if (family === 'correct-score') return 'grid-cols-5'
  if (family === 'total-goals') return 'grid-cols-4'
  const sides = block.markets[0]?.sides ?? []
  return sides.length % 3 === 0 ? threeColumns : 'grid-cols-2'
}

type BlockProps = { block: MarketBlock; head: MatchHead }

/** One play with all its lines; it can be folded away. */
export function MarketBlockView({ block, head }: BlockProps) {
  'use memo'
  const t = useText()
  const [open, setOpen] = useState(true)
  const goal = isNumbered(block) ? t(pickText.goalNumber, { number: block.goalNumber ?? 0 }) : ''
  const columns = columnsOf(block)
  const stacked = playOf(block.play).family === 'correct-score' || columns === threeColumns
  return (
    <section className="overflow-hidden rounded-md border border-line bg-surface">
      <h3>
        <button
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className="flex h-9 w-full items-center justify-between bg-raised px-3 text-13 font-medium text-ink outline-offset-[-2px]"
        >
          {t(playText(head, block.play))}
          {goal}
          <Icon name={open ? 'chevron-up' : 'chevron-down'} className="size-4 text-muted" />
        </button>
      </h3>
      {open && (
        <div className={classNames('grid gap-1.5 p-2', columns)}>
          {block.markets.flatMap((market) =>
            orderedSides(market, scoreColumns).map((side) => (
              <OddsCell
                key={`${market.id} ${side}`}
                stacked={stacked}
                matchId={head.id}
                market={market}
                side={side}
                lead={leadIn(head, market, side, t)}
                label={priceLabel(head, market, side, t)}
                boxed
                className={stacked ? 'h-11' : 'h-9'}
              />
            )),
          )}
        </div>
      )}
    </section>
  )
}
