import { useState } from 'react'
import { daysOf, lastDays } from '@xinghe/rules/records/day-period.ts'
import {
  matchGameTypes,
  type GameType,
  type MatchGameType,
} from '@xinghe/rules/sports/game-types.ts'
import { Input } from '@xinghe/ui/Input.tsx'
import { Tabs } from '@xinghe/ui/Tabs.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { serverNow } from '../../../platform/site/clock.ts'
import { sportNames } from '../words/messages.ts'
import { DayResults } from './DayResults.tsx'
import { resultsText as words } from './messages.ts'

/** So many days back, today among them. */
const dayCount = 7

/** How the matches of the last days ended, by sport and day; it begins with the sport of the board. */
export function ResultsPanel({ begins }: { begins: GameType }) {
  const t = useText()
  const range = lastDays(dayCount, serverNow())
  const days = daysOf(range).toReversed()
  const [gameType, setGameType] = useState<MatchGameType>(
    matchGameTypes.find((type) => type === begins) ?? 'FT',
  )
  const [date, setDate] = useState(range.to)
  const [typed, setTyped] = useState('')
  const before = days[days.indexOf(date) + 1]
  return (
    <section aria-label={t(words.title)} className="space-y-3 p-3">
      <Tabs<MatchGameType>
        label={t(words.sport)}
        size="sm"
        value={gameType}
        onValueChange={setGameType}
        tabs={matchGameTypes.map((key) => ({ key, label: t(sportNames[key]) }))}
        className="gap-5! max-desk:gap-3! max-desk:*:min-w-11 max-desk:*:justify-center"
      />
      <div className="flex flex-wrap items-center gap-3">
        <Tabs<string>
          label={t(words.days)}
          variant="pill"
          size="sm"
          value={date}
          onValueChange={setDate}
          tabs={days.map((day) => ({
            key: day,
            label: day === range.to ? t(words.today) : day.slice(5),
          }))}
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
      <DayResults
        gameType={gameType}
        date={date}
        typed={typed}
        onClear={() => setTyped('')}
        onDayBefore={before === undefined ? null : () => setDate(before)}
      />
    </section>
  )
}
