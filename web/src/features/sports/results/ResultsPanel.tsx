import { matchGameTypes, type MatchGameType } from '@xinghe/rules/sports/game-types.ts'
import { daysOf, lastDays } from '@xinghe/rules/records/day-period.ts'
import { EmptyState } from '@xinghe/ui/EmptyState.tsx'
import { ErrorState } from '@xinghe/ui/ErrorState.tsx'
import { Input } from '@xinghe/ui/Input.tsx'
import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { Tabs } from '@xinghe/ui/Tabs.tsx'
import { useState } from 'react'
import { useFaultText } from '../../../platform/api/text-of-fault.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { serverNow } from '../../../platform/site/clock.ts'
import { useResource } from '../book/use-resource.ts'
import { sportNames } from '../messages.ts'
import { groupResults } from './group-results.ts'
import { resultsText as words } from './messages.ts'
import { ResultsTable } from './ResultsTable.tsx'

/** So many days back, today among them. */
const dayCount = 7

function DayResults({
  gameType,
  date,
  typed,
}: {
  gameType: MatchGameType
  date: string
  typed: string
}) {
  const t = useText()
  const faultText = useFaultText()
  const {
    data: matches,
    error,
    isFetching,
    refetch,
  } = useResource('results', { gameType, date }, { staleTime: 0 })
  if (matches === undefined)
    return error === null ? (
      <div role="status" aria-label={t(words.loading)} className="space-y-3">
        {[0, 1, 2].map((league) => (
          <Skeleton key={league} className="h-40 rounded-md" />
        ))}
      </div>
    ) : (
      <ErrorState
        title={t(words.fault)}
        text={faultText(error)}
        retryLabel={t(words.retry)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  const leagues = groupResults(matches, typed)
  if (leagues.length === 0)
    return <EmptyState icon="calendar" title={t(words.empty)} text={t(words.emptyLine)} />
  return (
    <div className="space-y-3">
      {leagues.map((league) => (
        <ResultsTable key={league.id} league={league} />
      ))}
    </div>
  )
}

/** How the matches of the last days ended, by sport and day. */
export function ResultsPanel() {
  const t = useText()
  const range = lastDays(dayCount, serverNow())
  const [gameType, setGameType] = useState<MatchGameType>('FT')
  const [date, setDate] = useState(range.to)
  const [typed, setTyped] = useState('')
  return (
    <section aria-label={t(words.title)} className="space-y-3 p-3">
      <Tabs<MatchGameType>
        label={t(words.sport)}
        size="sm"
        value={gameType}
        onValueChange={setGameType}
        tabs={matchGameTypes.map((key) => ({ key, label: t(sportNames[key]) }))}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Tabs<string>
          label={t(words.days)}
          variant="pill"
          size="sm"
          value={date}
          onValueChange={setDate}
          tabs={daysOf(range)
            .toReversed()
            .map((day) => ({ key: day, label: day === range.to ? t(words.today) : day.slice(5) }))}
        />
        <Input
          value={typed}
          onValueChange={setTyped}
          icon="search"
          placeholder={t(words.filter)}
          aria-label={t(words.filter)}
          maxLength={30}
          className="h-9! w-56 max-desk:w-full"
        />
      </div>
      <DayResults gameType={gameType} date={date} typed={typed} />
    </section>
  )
}
