import { EmptyState } from '@xinghe/ui/EmptyState.tsx'
import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { TeamLine } from '../board/MatchTeams.tsx'
import { MatchTime } from '../board/MatchTime.tsx'
import { chooseMatch, useChosenMatches } from '../book/chosen-matches.ts'
import { QueryState } from '../book/QueryState.tsx'
import { useBoard } from '../book/use-board.ts'
import { MatchBookContext, useHead, useMatchList } from '../book/use-match-book.ts'
import { bookText } from '../words/messages.ts'
import { multiText as words } from '../words/multi-messages.ts'

function Choice({ matchId, onChosen }: { matchId: string; onChosen: () => void }) {
  const head = useHead(matchId)
  if (head === undefined) return null
  const choose = (): void => {
    chooseMatch(matchId)
    onChosen()
  }
  return (
    <li className="border-t border-line">
      <button
        type="button"
        onClick={choose}
        className="block w-full space-y-0.5 px-1 py-2 text-left outline-offset-[-2px] hover:bg-brand-text/8"
      >
        <span className="block truncate text-12 text-muted">{head.league}</span>
        <TeamLine head={head} side="home" />
        <TeamLine head={head} side="away" />
        <MatchTime head={head} inline />
      </button>
    </li>
  )
}

function Choices({ onChosen }: { onChosen: () => void }) {
  const t = useText()
  const chosen = useChosenMatches()
  const others = useMatchList().filter((matchId) => !chosen.includes(matchId))
  if (others.length === 0) return <EmptyState icon="sport" title={t(words.noneRunning)} />
  return (
    <ul>
      {others.map((matchId) => (
        <Choice key={matchId} matchId={matchId} onChosen={onChosen} />
      ))}
    </ul>
  )
}

/** The matches in play that do not stand side by side yet. */
export function MatchPicker({ onChosen }: { onChosen: () => void }) {
  const t = useText()
  const { book, isReady, query } = useBoard({
    gameType: 'ALL',
    showType: 'RB',
    menu: 'main',
    date: null,
  })
  if (!isReady)
    return (
      <QueryState query={query} title={t(bookText.fault)}>
        <Skeleton className="h-60" />
      </QueryState>
    )
  return (
    <MatchBookContext value={book}>
      <Choices onChosen={onChosen} />
    </MatchBookContext>
  )
}
