import { siteDay, type Instant } from '../base/instant.ts'
import { no, ok, type Result } from '../base/result.ts'

const adultYears = 18
/** An earlier year of birth is a typing error. */
export const oldestYears = 120

export type BirthdayFault = 'birthday-shape' | 'birthday-underage'

/** `2008-11-15` is a day of the calendar; `2007-02-29` is none. */
const isDay = (text: string): boolean => {
  const at = Date.parse(`${text}T00:00:00Z`)
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) &&
    !Number.isNaN(at) &&
    new Date(at).toISOString().startsWith(text)
  )
}

/** The same day of the year, `years` earlier; the text sorts like the calendar even on 29 February. */
const yearsBefore = (day: string, years: number): string =>
  `${Number(day.slice(0, 4)) - years}${day.slice(4)}`

/** A member is an adult from the GMT+8 morning of the eighteenth birthday. */
export const checkBirthday = (day: string, now: Instant): Result<string, BirthdayFault> => {
  const today = siteDay(now)
  if (!isDay(day) || day < yearsBefore(today, oldestYears) || day > today)
    return no('birthday-shape')
  return day <= yearsBefore(today, adultYears) ? ok(day) : no('birthday-underage')
}
