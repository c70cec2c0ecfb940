import { use, useState } from 'react'
import type { GameType } from '@xinghe/rules/sports/game-types.ts'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { useBoardActions } from '../board/board-actions.ts'
import { TeamLine } from '../board/MatchTeams.tsx'
import { MatchTime } from '../board/MatchTime.tsx'
import type { MatchBook } from '../book/match-book.ts'
import { useBoard } from '../book/use-board.ts'
import { MatchBookContext, useHead, useMatchList } from '../book/use-match-book.ts'
import { useMatch } from '../book/use-match.ts'
import { matchText as words } from '../words/messages.ts'
import { Tracker } from './Tracker.tsx'

const listedMost = 8

function LiveMatch({
  matchId,
  chosen,
  onChoose,
}: {
  matchId: string
  chosen: boolean
  onChoose: () => void
}) {
  const t = useText()
  const { open } = useBoardActions()
  const head = useHead(matchId)
  if (head === undefined) return null
  return (
    <li
      className={`flex items-center gap-2 border-t border-line px-3 py-2 ${chosen ? 'bg-brand-text/6' : ''}`}
    >
      <button
        type="button"
        onClick={() => open(matchId)}
        className="min-w-0 flex-1 space-y-0.5 text-left outline-offset-2"
      >
        <TeamLine head={head} side="home" />
        <TeamLine head={head} side="away" />
        <MatchTime head={head} inline />
      </button>
      <button
        type="button"
        aria-pressed={chosen}
        aria-label={t(words.follow, { home: head.home, away: head.away })}
        onClick={onChoose}
        className="grid size-8 place-items-center rounded-md text-muted hover:bg-ink/5 hover:text-ink"
      >
        <Icon name="play" className="size-4" />
      </button>
    </li>
  )
}

function Followed({ matchId }: { matchId: string }) {
  const { book, events } = useMatch(matchId)
  return (
    <MatchBookContext value={book}>
      <FollowedTracker matchId={matchId} events={events} />
    </MatchBookContext>
  )
}

function FollowedTracker({
  matchId,
  events,
}: {
  matchId: string
  events: ReturnType<typeof useMatch>['events']
}) {
  const head = useHead(matchId)
  return head === undefined ? null : <Tracker head={head} events={events} />
}

/** The matches of this sport before those of the others. */
const sportFirst = (
  list: readonly string[],
  book: MatchBook,
  gameType: GameType,
): readonly string[] => {
  const isOther = (matchId: string): boolean => book.head(matchId)?.gameType !== gameType
  return list.toSorted((one, other) => Number(isOther(one)) - Number(isOther(other)))
}

type RunningProps = { except: string | null; gameType: GameType }

function Running({ except, gameType }: RunningProps) {
  const t = useText()
  const book = use(MatchBookContext)
  const list = sportFirst(useMatchList(), book, gameType)
  const [wanted, setWanted] = useState<string | null>(null)
  const others = list.filter((matchId) => matchId !== except)
  const followed = wanted !== null && others.includes(wanted) ? wanted : (others[0] ?? null)
  if (followed === null) return null
  return (
    <div className="space-y-3">
      {except === null && <Followed matchId={followed} />}
      <section className="overflow-hidden rounded-md border border-line bg-surface">
        <h2 className="px-3 py-2 text-13 font-medium text-ink">{t(words.others)}</h2>
        <ul>
          {others.slice(0, listedMost).map((matchId) => (
            <LiveMatch
              key={matchId}
              matchId={matchId}
              chosen={except === null && matchId === followed}
              onChoose={() => setWanted(matchId)}
            />
          ))}
        </ul>
      </section>
    </div>
  )
}

/** Beside the board: one match as it runs, and the others in play; the sport of the board first. */
export function LiveColumn({ except, gameType }: RunningProps) {
  const { book } = useBoard({ gameType: 'ALL', showType: 'RB', menu: 'main', date: null })
  return (
    <MatchBookContext value={book}>
      <Running except={except} gameType={gameType} />
    </MatchBookContext>
  )
}
