import { useState } from 'react'
import { DayPicker, type DateRange as PickerRange } from 'react-day-picker'
import {
  fromPickerDate,
  toPickerDate,
  type CalendarDate,
  type CalendarRange,
} from './calendar-date.ts'
import { Icon } from './Icon.tsx'

export type DateRangeLabels = {
  /** Names the control and its panel. */
  range: string
  placeholder: string
  previousMonth: string
  nextMonth: string
  /** Sunday first, seven of them. */
  weekdays: readonly string[]
  caption: (year: number, month: number) => string
  day: (year: number, month: number, day: number) => string
  loading: string
}

export type DateRangeCalendarProps = {
  value: CalendarRange | undefined
  onValueChange: (range: CalendarRange) => void
  labels: DateRangeLabels
  /** The member's day, which need not be the browser's. */
  today: CalendarDate
  min?: CalendarDate | undefined
  max?: CalendarDate | undefined
  /** The longest range, both ends counted. */
  maxDays?: number | undefined
}

const arrow =
  'absolute top-3 z-1 grid size-8 place-items-center rounded-md hover:bg-ink/6 aria-disabled:opacity-35'
const chosenEnd = 'bg-brand-text/12 [&>button]:bg-brand [&>button]:text-brand-ink!'

const classes = {
  root: 'relative p-3',
  months: 'flex',
  nav: 'contents',
  button_previous: `${arrow} left-3`,
  button_next: `${arrow} right-3`,
  month_caption: 'grid h-8 place-items-center',
  caption_label: 'text-14 font-semibold',
  month_grid: 'mt-2 border-collapse',
  weekday: 'h-8 w-9 text-12 font-normal text-muted max-desk:w-11',
  day: 'p-0 text-center',
  day_button:
    'size-9 rounded-md font-num text-14 transition-colors enabled:hover:bg-brand-text/16 disabled:cursor-not-allowed max-desk:size-11',
  today: '[&>button]:font-bold [&>button]:text-brand-text',
  range_start: `${chosenEnd} rounded-l-md`,
  range_end: `${chosenEnd} rounded-r-md`,
  range_middle: 'bg-brand-text/12',
  outside: 'text-muted',
  disabled: 'text-muted opacity-40',
}

function Chevron({ orientation }: { orientation?: 'up' | 'down' | 'left' | 'right' }) {
  return <Icon name={orientation === 'left' ? 'chevron-left' : 'chevron-right'} />
}

export function DateRangeCalendar({
  value,
  onValueChange,
  labels,
  today,
  min,
  max,
  maxDays,
}: DateRangeCalendarProps) {
  // The first press is only half a range; the caller hears of it when it is whole.
  const [from, setFrom] = useState<Date>()
  const selected: PickerRange | undefined = from
    ? { from, to: undefined }
    : value && { from: toPickerDate(value.from), to: toPickerDate(value.to) }

  function press(day: Date) {
    if (!from) return setFrom(day)
    const [first, last] = day < from ? [day, from] : [from, day]
    setFrom(undefined)
    return onValueChange({ from: fromPickerDate(first), to: fromPickerDate(last) })
  }

  const reachDays = (maxDays ?? Number.POSITIVE_INFINITY) - 1
  const blocked = [
    ...(min ? [{ before: toPickerDate(min) }] : []),
    ...(max ? [{ after: toPickerDate(max) }] : []),
    (day: Date) => from !== undefined && Math.abs(dayNumber(from) - dayNumber(day)) > reachDays,
  ]

  return (
    <DayPicker
      mode="range"
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the member opened it to choose a day
      autoFocus
      weekStartsOn={1}
      showOutsideDays
      fixedWeeks
      today={toPickerDate(today)}
      defaultMonth={toPickerDate(value?.to ?? today)}
      selected={selected}
      onSelect={(_, day) => press(day)}
      disabled={blocked}
      {...(min && { startMonth: toPickerDate(min) })}
      {...(max && { endMonth: toPickerDate(max) })}
      classNames={classes}
      components={{ Chevron }}
      formatters={{
        formatCaption: (month) => labels.caption(month.getFullYear(), month.getMonth() + 1),
        formatWeekdayName: (day) => labels.weekdays[day.getDay()] ?? '',
      }}
      labels={{
        labelNav: () => labels.range,
        labelPrevious: () => labels.previousMonth,
        labelNext: () => labels.nextMonth,
        labelGrid: (month) => labels.caption(month.getFullYear(), month.getMonth() + 1),
        labelWeekday: (day) => labels.weekdays[day.getDay()] ?? '',
        labelDayButton: (day) => labels.day(day.getFullYear(), day.getMonth() + 1, day.getDate()),
      }}
    />
  )
}

function dayNumber(date: Date): number {
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000
}
