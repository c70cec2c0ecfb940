import type { Winner } from '@xinghe/contract/lobby-games.ts'
import { siteMinute } from '@xinghe/rules/base/instant.ts'
import { fenToCny, fenToGroupedText } from '@xinghe/rules/base/money.ts'
import { multipleText, netOf } from '@xinghe/rules/lobby/winner.ts'
import { Badge } from '@xinghe/ui/Badge.tsx'
import { EmptyState } from '@xinghe/ui/EmptyState.tsx'
import { ErrorState } from '@xinghe/ui/ErrorState.tsx'
import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { coverOf } from '../parts/cover-of.ts'
import { toldText as words } from './messages.ts'
import { useWinners } from './use-told.ts'

const shownMost = 6

function WinnerRow({ winner }: { winner: Winner }) {
  const t = useText()
  const { gameCode, player, simulated, stake, payout, at } = winner
  return (
    <li className="flex items-center gap-3 py-2.5">
      <img
        src={coverOf(gameCode)}
        alt=""
        loading="lazy"
        className="h-10 w-14 shrink-0 rounded-sm object-cover"
      />
      <span className="min-w-0 grow">
        <span className="flex items-center gap-2 text-14 font-medium">
          {player}
          {simulated === 1 && <Badge>{t(words.simulated)}</Badge>}
        </span>
        <span className="block text-12 text-muted">{siteMinute(at)}</span>
      </span>
      <span className="text-right">
        <span className="block font-num text-16 font-bold text-gold-text">
          +{fenToGroupedText(netOf(winner))}
        </span>
        <span className="block text-12 text-muted">
          {t(words.multiple, { multiple: multipleText(stake, payout) })}
        </span>
      </span>
    </li>
  )
}

/** The latest large wins, as they are told. */
export function WinnerList() {
  const t = useText()
  const winners = useWinners()
  const told = winners.data
  return (
    <section
      aria-labelledby="home-winners"
      className="flex flex-col rounded-lg bg-surface p-5 shadow-1 max-desk:p-4"
    >
      <h2 id="home-winners" className="text-20 font-bold">
        {t(words.winners)}
      </h2>
      <p className="mt-0.5 min-h-5 text-13 text-muted">
        {told !== undefined &&
          t(words.winnersLine, { hours: told.hours, amount: fenToCny(told.leastNet) })}
      </p>
      {winners.isPending && (
        <div aria-busy className="mt-3 space-y-3">
          {Array.from({ length: 4 }, (_, at) => (
            <Skeleton key={at} className="h-11 w-full" />
          ))}
        </div>
      )}
      {winners.isError && (
        <ErrorState
          title={t(words.winnersFault)}
          retryLabel={t(words.retry)}
          onRetry={() => void winners.refetch()}
        />
      )}
      {told?.list.length === 0 && (
        <EmptyState
          icon="crown"
          title={t(words.winnersNone, { hours: told.hours })}
          text={t(words.winnersNoneLine)}
        />
      )}
      {told !== undefined && told.list.length > 0 && (
        <ul className="mt-2 divide-y divide-line">
          {told.list.slice(0, shownMost).map((winner) => (
            <WinnerRow key={winner.id} winner={winner} />
          ))}
        </ul>
      )}
    </section>
  )
}
