import { Tabs } from '@xinghe/ui/Tabs.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { serverNow } from '../../../platform/site/clock.ts'
import { boardText, weekdayNames } from '../words/messages.ts'
import { earlyDays } from './board-view.ts'
import { useChosenInSight } from './use-chosen-in-sight.ts'

type DateStripProps = { date: string | null; onChange: (date: string) => void }

const weekdayOf = (day: string): string => weekdayNames[new Date(`${day}T00:00Z`).getUTCDay()] ?? ''

/** The days of the early board. */
export function DateStrip({ date, onChange }: DateStripProps) {
  const t = useText()
  const days = earlyDays(serverNow())
  const box = useChosenInSight(days.indexOf(date ?? ''))
  return (
    <div ref={box}>
      <Tabs
        variant="pill"
        size="sm"
        label={t(boardText.days)}
        value={date ?? days[0] ?? ''}
        onValueChange={onChange}
        tabs={days.map((day) => ({
          key: day,
          label: (
            <span className="whitespace-nowrap">
              <span className="font-num">{day.slice(5)}</span> {t(weekdayOf(day))}
            </span>
          ),
        }))}
      />
    </div>
  )
}
