/** `2026-03-09`: a day of the calendar, without a time zone. */
export type CalendarDate = `${number}-${number}-${number}`

export type CalendarRange = { from: CalendarDate; to: CalendarDate }

/** The picker wants a Date; noon keeps it on the same day in every zone and through every shift. */
export function toPickerDate(day: CalendarDate): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date, 12)
}

export function fromPickerDate(date: Date): CalendarDate {
  const month = String(date.getMonth() + 1).padStart(2, '0')
  const day = String(date.getDate()).padStart(2, '0')
  return `${date.getFullYear()}-${month}-${day}` as CalendarDate
}
