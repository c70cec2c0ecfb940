import { Button } from '@xinghe/ui/Button.tsx'
import { EmptyState } from '@xinghe/ui/EmptyState.tsx'
import { IconButton } from '@xinghe/ui/IconButton.tsx'
import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { useBoardActions } from '../board/board-actions.ts'
import { BoardState } from '../board/BoardState.tsx'
import { StalePrices } from '../board/StalePrices.tsx'
import type { MatchHead } from '../book/book-match.ts'
import { leaveMatch } from '../book/chosen-matches.ts'
import { MatchBookContext, useHead, useMarkets } from '../book/use-match-book.ts'
import { useMatch, type ShownMatch } from '../book/use-match.ts'
import { EventList } from '../match/EventList.tsx'
import { mainLinesOf, marketBlocks } from '../match/market-blocks.ts'
import { MarketBlockView } from '../match/MarketBlockView.tsx'
import { Tracker } from '../match/Tracker.tsx'
import { boardText, matchText } from '../words/messages.ts'
import { multiText as words } from '../words/multi-messages.ts'

function MainMarkets({ head }: { head: MatchHead }) {
  const t = useText()
  const blocks = mainLinesOf(marketBlocks(useMarkets(head.id)))
  if (blocks.length === 0)
    return (
      <p className="py-6 text-center text-13 text-muted">
        {t(head.status === 'ended' ? matchText.ended : words.noMarkets)}
      </p>
    )
  return (
    <div className="grid gap-2">
      {blocks.map((block) => (
        <MarketBlockView key={block.key} block={block} head={head} />
      ))}
    </div>
  )
}

type TileProps = {
  matchId: string
  /** Its place, from 1: the key that leads to it. */
  number: number
  feedAlive: boolean
}

function Head({ matchId, name }: { matchId: string; name: string }) {
  const t = useText()
  const { open } = useBoardActions()
  return (
    <div className="flex items-center gap-1 border-b border-line bg-raised pl-3">
      <h3 className="min-w-0 flex-1 truncate text-13 font-medium text-ink">{name}</h3>
      <IconButton
        icon="chevron-right"
        size="sm"
        label={t(words.open, { match: name })}
        onClick={() => open(matchId)}
      />
      <IconButton
        icon="close"
        size="sm"
        label={t(words.leave, { match: name })}
        onClick={() => leaveMatch(matchId)}
      />
    </div>
  )
}

type MissingProps = { matchId: string; isAwaited: boolean; query: ShownMatch['query'] }

function Missing({ matchId, isAwaited, query }: MissingProps) {
  const t = useText()
  if (isAwaited)
    return (
      <BoardState query={query}>
        <div role="status" aria-label={t(words.loading)} className="p-2">
          <Skeleton className="h-60 rounded-md" />
        </div>
      </BoardState>
    )
  return (
    <EmptyState
      icon="sport"
      title={t(words.gone)}
      text={t(matchText.goneLine)}
      action={
        <Button variant="secondary" onClick={() => leaveMatch(matchId)}>
          {t(words.leaveGone)}
        </Button>
      }
    />
  )
}

function Shown({ matchId, number, feedAlive, match }: TileProps & { match: ShownMatch }) {
  const t = useText()
  const head = useHead(matchId)
  const isAwaited = match.answer === undefined && !match.isGone
  const name =
    head === undefined
      ? t(isAwaited ? words.unnamed : words.gone)
      : t(boardText.versus, { home: head.home, away: head.away })
  return (
    <section
      tabIndex={-1}
      data-place={number}
      aria-label={t(words.place, { number, match: name })}
      aria-keyshortcuts={String(number)}
      className="min-w-0 overflow-hidden rounded-md border border-line bg-surface"
    >
      <Head matchId={matchId} name={name} />
      {head === undefined ? (
        <Missing matchId={matchId} isAwaited={isAwaited} query={match.query} />
      ) : (
        <div className="grid items-start gap-2 p-2 desk:grid-cols-[minmax(0,1fr)_minmax(12rem,16rem)]">
          <StalePrices feedAlive={feedAlive}>
            <MainMarkets head={head} />
          </StalePrices>
          <div className="min-w-0 space-y-2 max-desk:order-first">
            <Tracker head={head} events={match.events} />
            <div className="max-h-40 overflow-y-auto max-desk:hidden">
              <EventList head={head} events={match.events} />
            </div>
          </div>
        </div>
      )}
    </section>
  )
}

/** One match among several: its main prices, and beside them how it goes. */
export function MatchTile(props: TileProps) {
  const match = useMatch(props.matchId)
  return (
    <MatchBookContext value={match.book}>
      <Shown {...props} match={match} />
    </MatchBookContext>
  )
}
