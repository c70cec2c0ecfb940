import type { MatchGameType } from '@xinghe/rules/sports/game-types.ts'
import { Button } from '@xinghe/ui/Button.tsx'
import { EmptyState } from '@xinghe/ui/EmptyState.tsx'
import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { QueryState } from '../book/QueryState.tsx'
import { useResource } from '../book/use-resource.ts'
import { groupResults } from './group-results.ts'
import { resultsText as words } from './messages.ts'
import { ResultsTable } from './ResultsTable.tsx'

type DayResultsProps = {
  gameType: MatchGameType
  date: string
  typed: string
  onClear: () => void
  /** Null on the first of the days. */
  onDayBefore: (() => void) | null
}

function Loading() {
  const t = useText()
  return (
    <div role="status" aria-label={t(words.loading)} className="space-y-3">
      {[0, 1, 2].map((league) => (
        <Skeleton key={league} className="h-40 rounded-md" />
      ))}
    </div>
  )
}

/** The results of a day, league by league. */
export function DayResults({ gameType, date, typed, onClear, onDayBefore }: DayResultsProps) {
  const t = useText()
  const query = useResource('results', { gameType, date }, { staleTime: 0 })
  const { data: matches } = query
  if (matches === undefined)
    return (
      <QueryState query={query} title={t(words.fault)}>
        <Loading />
      </QueryState>
    )
  const leagues = groupResults(matches, typed)
  if (leagues.length === 0 && matches.length > 0)
    return (
      <EmptyState
        title={t(words.noneFound, { words: typed.trim() })}
        text={t(words.noneFoundLine)}
        action={<Button onClick={onClear}>{t(words.clear)}</Button>}
      />
    )
  if (leagues.length === 0)
    return (
      <EmptyState
        icon="calendar"
        title={t(words.empty)}
        text={t(words.emptyLine)}
        action={onDayBefore !== null && <Button onClick={onDayBefore}>{t(words.dayBefore)}</Button>}
      />
    )
  return (
    <div className="space-y-3">
      {leagues.map((league) => (
        <ResultsTable key={league.id} league={league} gameType={gameType} />
      ))}
    </div>
  )
}
