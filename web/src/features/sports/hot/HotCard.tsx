import { useText } from '../../../platform/i18n/use-text.ts'
import { marketIn, sidesInRows } from '../board/columns.ts'
import { priceLabel } from '../board/match-labels.ts'
import { TeamLine } from '../board/MatchTeams.tsx'
import { MatchTime } from '../board/MatchTime.tsx'
import { OddsCell } from '../board/OddsCell.tsx'
import { useHead, useMarkets } from '../book/use-match-book.ts'
import { sideNames } from '../words/messages.ts'
import { hotText as words } from './messages.ts'

const winner = { family: 'winner', period: 'full', unit: 'score' } as const
/** Home, draw, away, as they stand side by side. */
const order = ['H', 'N', 'C']

/** One match with the prices of its winner. */
export function HotCard({ matchId, onOpen }: { matchId: string; onOpen: () => void }) {
  const t = useText()
  const head = useHead(matchId)
  const market = marketIn(useMarkets(matchId), winner)
  if (head === undefined) return null
  const offered = market?.sides ?? []
  const sides = order.filter((side) => sidesInRows(winner).includes(side) && offered.includes(side))
  return (
    <li className="flex flex-col rounded-lg bg-surface p-4 shadow-1">
      <div className="flex items-center justify-between gap-2 text-12 text-muted">
        <span className="truncate">{head.league}</span>
        <MatchTime head={head} inline />
      </div>
      <div className="mt-2 space-y-1 text-14">
        <TeamLine head={head} side="home" />
        <TeamLine head={head} side="away" />
      </div>
      <div className="mt-3 flex gap-1.5">
        {market !== undefined &&
          sides.map((side) => (
            <OddsCell
              key={side}
              matchId={matchId}
              market={market}
              side={side}
              lead={t(sideNames[side] ?? side)}
              label={priceLabel(head, market, side, t)}
              asksLogin
              className="h-10 flex-1 px-2.5! not-aria-pressed:bg-ink/4"
            />
          ))}
      </div>
      <button
        type="button"
        onClick={onOpen}
        className="mt-2 text-left text-12 text-brand-text hover:underline"
      >
        {t(words.plays, { count: head.marketCount })}
      </button>
    </li>
  )
}
