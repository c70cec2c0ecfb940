import { Suspense, use, useState, type ReactNode } from 'react'
import type { Market } from '@xinghe/contract/sports-market.ts'
import { lineOfSide, lineText } from '@xinghe/rules/sports/line.ts'
import { playText } from '@xinghe/rules/sports/pick-text.ts'
import { hasLine, playOf } from '@xinghe/rules/sports/plays.ts'
import { classNames } from '@xinghe/ui/class-names.ts'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { LineIcon } from '@xinghe/ui/LineIcon.tsx'
import { useText, type Text } from '../../../platform/i18n/use-text.ts'
import { latePart } from '../../../platform/network/late-part.ts'
import { TargetButton } from '../alerts/TargetButton.tsx'
import { priceLabel, sideLead } from '../board/match-labels.ts'
import { OddsCell } from '../board/OddsCell.tsx'
import { orderedSides } from '../board/score-order.ts'
import { targetPicks } from '../board/target-picks.ts'
import type { MatchHead } from '../book/book-match.ts'
import { MatchBookContext } from '../book/use-match-book.ts'
import { pickText, sideNames } from '../words/messages.ts'
import type { MarketBlock } from './market-blocks.ts'
import { pricesText } from './prices/messages.ts'

const MarketHistory = latePart(() => import('./prices/MarketHistory.tsx'), 'MarketHistory')

/** A line that falls and rises between two axes. */
const chartIcon = 'M4 4v15a1 1 0 0 0 1 1h15M8 14l3.5-4 3 3L20 7'

/** In the grid of correct scores. */
const scoreColumns = 5

const isNumbered = (block: MarketBlock): boolean => block.goalNumber !== null

const nameIn = (head: MatchHead, { play }: Market, side: string, t: Text): string => {
  const { family } = playOf(play)
  if (side === 'H') return head.home
  if (side === 'C') return head.away
  if (family === 'next-goal' && side === 'N') return t(pickText.noGoal)
  return family === 'half-full' ? sideLead(side, t) : t(sideNames[side] ?? side)
}

const lineIn = ({ play, line }: Market, side: string): string =>
  line !== null && hasLine(play) ? lineText(lineOfSide(line, side)) : ''

/** The side of a price, and its line where it has one: `曼城 -0.5`, `大 2.5`. */
const leadIn = (head: MatchHead, market: Market, side: string, t: Text): string =>
  [nameIn(head, market, side, t), lineIn(market, side)].filter(Boolean).join(' ')

type LeadProps = { head: MatchHead; market: Market; side: string }

/** A long name is cut; its line never is. */
function Lead({ head, market, side }: LeadProps) {
  const t = useText()
  const [name, line] = [nameIn(head, market, side, t), lineIn(market, side)]
  if (line === '') return name
  return (
    <span className="flex gap-1">
      <span className="truncate">{name}</span>
      <span className="shrink-0">{line}</span>
    </span>
  )
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

type HeadingProps = {
  title: string
  open: boolean
  onOpen: (open: boolean) => void
  charted: boolean
  onChart: (charted: boolean) => void
  /** Beside the chart. */
  children: ReactNode
}

function Heading({ title, open, onOpen, charted, onChart, children }: HeadingProps) {
  const t = useText()
  return (
    <div className="flex h-9 items-center bg-raised max-desk:h-11">
      <h3 className="h-full min-w-0 flex-1">
        <button
          type="button"
          aria-expanded={open}
          onClick={() => onOpen(!open)}
          className="flex size-full items-center justify-between pl-3 text-13 font-medium text-ink outline-offset-[-2px]"
        >
          {title}
          <Icon name={open ? 'chevron-up' : 'chevron-down'} className="size-4 text-muted" />
        </button>
      </h3>
      <button
        type="button"
        aria-expanded={charted}
        aria-label={t(pricesText.open, { play: title })}
        onClick={() => onChart(!charted)}
        className={classNames(
          'grid h-full w-10 place-items-center outline-offset-[-2px] hover:text-ink max-desk:w-11',
          charted ? 'text-brand-text' : 'text-muted',
        )}
      >
        <LineIcon path={chartIcon} className="size-4" />
      </button>
      {children}
    </div>
  )
}

/** One play with all its lines; it can be folded away, and opened on how its prices went. */
export function MarketBlockView({ block, head }: BlockProps) {
  'use memo'
  const t = useText()
  const [open, setOpen] = useState(true)
  const [charted, setCharted] = useState(false)
  const goal = isNumbered(block) ? t(pickText.goalNumber, { number: block.goalNumber ?? 0 }) : ''
  const title = `${t(playText(head, block.play))}${goal}`
  const book = use(MatchBookContext)
  const columns = columnsOf(block)
  const stacked = playOf(block.play).family === 'correct-score' || columns === threeColumns
  return (
    <section className="overflow-hidden rounded-md border border-line bg-surface">
      <Heading title={title} open={open} onOpen={setOpen} charted={charted} onChart={setCharted}>
        <TargetButton
          name={title}
          readPicks={() => targetPicks(book, head, block.markets, t)}
          className="text-muted! hover:text-ink! [&_svg]:size-4"
        />
      </Heading>
      {charted && (
        <Suspense>
          <MarketHistory
            head={head}
            markets={block.markets}
            sideName={(market, side) => leadIn(head, market, side, t)}
          />
        </Suspense>
      )}
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
                lead={<Lead head={head} market={market} side={side} />}
                label={priceLabel(head, market, side, t)}
                boxed
                className={stacked ? 'h-11' : 'h-9 max-desk:h-11'}
              />
            )),
          )}
        </div>
      )}
    </section>
  )
}
