import { classNames } from '@xinghe/ui/class-names.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { signGiftText as words } from './messages.ts'

interface MonthCalendarProps {
  /** `2026-11-17`, GMT+8. */
  today: string
  signed: readonly { readonly day: string; readonly isMakeUp: boolean }[]
}

/** How many days the month of a day has, and how many of its first week are of the month before. */
const monthOf = (day: string): { days: number; blanks: number } => {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return {
    days: new Date(Date.UTC(year, month, 0)).getUTCDate(),
    blanks: (new Date(Date.UTC(year, month - 1, 1)).getUTCDay() + 6) % 7,
  }
}

/** The days of the running month, Monday first, with the signed ones marked. */
export function MonthCalendar({ today, signed }: MonthCalendarProps) {
  const t = useText()
  const { days, blanks } = monthOf(today)
  const byDay = new Map(signed.map((one) => [one.day, one]))
  return (
    <div>
      <div aria-hidden className="grid grid-cols-7 gap-1 text-center text-12 text-muted">
        {words.weekdays.map((name) => (
          <span key={name}>{t(name)}</span>
        ))}
      </div>
      <ul className="mt-2 grid grid-cols-7 gap-1">
        {Array.from({ length: days }, (_, at) => {
          const day = at + 1
          const name = `${today.slice(0, 8)}${String(day).padStart(2, '0')}`
          const found = byDay.get(name)
          const label =
            found === undefined ? words.openDay : found.isMakeUp ? words.madeUpDay : words.signedDay
          return (
            <li
              key={day}
              style={at === 0 ? { gridColumnStart: blanks + 1 } : undefined}
              className={classNames(
                'grid h-10 place-items-center rounded-md font-num text-14',
                found === undefined ? 'text-muted' : 'bg-gold font-bold text-gold-ink',
                name === today && found === undefined && 'border border-brand-text text-ink',
              )}
            >
              <span aria-hidden>{day}</span>
              <span className="sr-only">{t(label, { day })}</span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
