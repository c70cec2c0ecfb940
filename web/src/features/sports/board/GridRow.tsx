import type { BoardMenu } from '@xinghe/contract/sports-topics.ts'
import { playOf } from '@xinghe/rules/sports/plays.ts'
import { useText, type Text } from '../../../platform/i18n/use-text.ts'
import { useHead, useMarkets } from '../book/use-match-book.ts'
import { boardText, sideNames } from '../messages.ts'
import { MatchMark } from './MatchMark.tsx'
import { priceLabel } from './match-labels.ts'
import { MatchTime } from './MatchTime.tsx'
import { TeamLine } from './MatchTeams.tsx'
import { MoreButton } from './MoreButton.tsx'
import { OddsCell } from './OddsCell.tsx'
import { orderedSides } from './score-order.ts'

const isWanted = (menu: BoardMenu, period: string): boolean =>
  menu === 'HPD' ? period === 'half' : period === 'full'

/** `2-1`, `主/客`, `4-6`: a side where it stands over its own price. */
export const sideLead = (side: string, t: Text): string => {
  if (/^[HCN]{2}$/.test(side))
    return Array.from(side, (letter) => t(sideNames[letter] ?? letter)).join('/')
  return t(sideNames[side] ?? side)
}

type GridRowProps = { gide: string; menu: BoardMenu; columns: number }

/** A match with one play over the whole width: scores, goals, or half and full time. */
export function GridRow({ gide, menu, columns }: GridRowProps) {
  'use memo'
  const t = useText()
  const head = useHead(gide)
  const market = useMarkets(gide).find(([, play]) => isWanted(menu, playOf(play).period))
  if (head === undefined) return null
  return (
    <div className="grid h-full grid-cols-[4.5rem_minmax(9rem,14rem)_minmax(0,1fr)_4.5rem] border-b border-line bg-surface max-desk:grid-cols-1 max-desk:grid-rows-[4rem_minmax(0,1fr)]">
      <div className="flex flex-col items-center justify-center border-r border-line max-desk:hidden">
        <MatchTime head={head} />
        <MatchMark head={head} />
      </div>
      <div className="flex min-w-0 flex-col justify-center gap-1 px-2">
        <TeamLine head={head} side="home" />
        <TeamLine head={head} side="away" />
      </div>
      <div
        className="grid min-w-0 gap-0.5 border-l border-line p-0.5 max-desk:border-l-0 max-desk:px-3 max-desk:pb-2"
        style={{
          gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
          gridAutoRows: 'minmax(0, 1fr)',
        }}
      >
        {market !== undefined &&
          orderedSides(market, columns).map((side) => (
            <OddsCell
              key={side}
              stacked
              gide={gide}
              market={market}
              side={side}
              lead={sideLead(side, t)}
              boxed
              label={priceLabel(head, market, side, t)}
            />
          ))}
      </div>
      <div className="grid border-l border-line max-desk:hidden">
        <MoreButton head={head} title={t(boardText.allPlays)} />
      </div>
    </div>
  )
}
