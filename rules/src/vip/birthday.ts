import { dayMs, later, type Instant } from '../base/instant.ts'

const isLeapYear = (year: number): boolean =>
  (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

/**
 * The days of birth that are celebrated on a calendar day (`2027-02-28`), as month × 100 + day: 29 February
 * on the 28th where the year has none.
 */
export const celebratedOn = (day: string): readonly number[] => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const own = month * 100 + date
  return own === 228 && !isLeapYear(year) ? [228, 229] : [own]
}

/** A birthday counts some days after it was entered, so that nobody enters today's for its gift. */
export const birthdayCountsFrom = (enteredAt: Instant, confirmedDays: number): Instant =>
  later(enteredAt, confirmedDays * dayMs)
