import { lastDays } from '@xinghe/rules/records/day-period.ts'
import { longestPeriodMs, recordRetentionMs } from '@xinghe/rules/records/period.ts'
import { dayMs, later, siteDay } from '@xinghe/rules/base/instant.ts'
import type { CalendarDate } from '@xinghe/ui/calendar-date.ts'
import { DateRange } from '@xinghe/ui/DateRange.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { serverNow } from '../../../platform/site/clock.ts'
import { frameText as words, weekdayText } from './messages.ts'
import { presets, type FilterChange, type Preset, type RecordFilter } from './record-filter.ts'

const presetText: Record<Preset, string> = {
  '1': words.days1,
  '7': words.days7,
  '30': words.days30,
}

/** A usual period at one press, or any days of the last five years. */
export function PeriodPicker({
  filter,
  onChange,
}: {
  filter: Pick<RecordFilter, 'preset' | 'range'>
  onChange: (change: Pick<FilterChange, 'days'>) => void
}) {
  const t = useText()
  const now = serverNow()
  const today = lastDays(1, now).to as CalendarDate
  return (
    <div className="flex flex-wrap items-center gap-3 max-desk:w-full">
      <div
        role="group"
        aria-label={t(words.presets)}
        className="flex gap-1 rounded-md border border-line bg-ink/3 p-1 max-desk:w-full max-desk:*:flex-1"
      >
        {presets.map((preset) => (
          <button
            key={preset}
            type="button"
            aria-pressed={filter.preset === preset}
            onClick={() => onChange({ days: preset })}
            className={`h-8 rounded-sm px-3 text-14 whitespace-nowrap transition-colors max-desk:h-9 ${
              filter.preset === preset
                ? 'bg-raised font-medium text-ink shadow-1'
                : 'text-muted hover:text-ink'
            }`}
          >
            {t(presetText[preset])}
          </button>
        ))}
      </div>
      <DateRange
        value={filter.range as { from: CalendarDate; to: CalendarDate }}
        onValueChange={(days) => onChange({ days })}
        today={today}
        min={siteDay(later(now, -recordRetentionMs + dayMs)) as CalendarDate}
        max={today}
        maxDays={longestPeriodMs / dayMs}
        labels={{
          range: t(words.range),
          placeholder: t(words.rangePlaceholder),
          previousMonth: t(words.previousMonth),
          nextMonth: t(words.nextMonth),
          weekdays: weekdayText.map((day) => t(day)),
          caption: (year, month) => t(words.caption, { year, month }),
          day: (year, month, day) => t(words.day, { year, month, day }),
          loading: t(words.calendarLoading),
        }}
      />
    </div>
  )
}
