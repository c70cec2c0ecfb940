import { dayMs, instant, siteDayNumber, siteZoneOffsetMs, type Instant } from './instant.ts'

/** A day, a week or a month of the site (GMT+8): from its first instant up to, but without, its last. */
export interface Period {
  /** `2026-11-17`, `2026-11-16w` (a week, named by its Monday) or `2026-11`. */
  readonly name: string
  readonly from: Instant
  readonly until: Instant
}

/** The first instant of a day that `siteDayNumber` counts. */
const dayStart = (dayNumber: number): Instant => instant(dayNumber * dayMs - siteZoneOffsetMs)

const dateText = (dayNumber: number): string =>
  new Date(dayNumber * dayMs).toISOString().slice(0, 10)

export const dayPeriod = (at: Instant): Period => {
  const number = siteDayNumber(at)
  return { name: dateText(number), from: dayStart(number), until: dayStart(number + 1) }
}

/** Weeks begin on Monday. */
export const weekPeriod = (at: Instant): Period => {
  // Day 0 was a Thursday.
  const monday = siteDayNumber(at) - ((siteDayNumber(at) + 3) % 7)
  return { name: `${dateText(monday)}w`, from: dayStart(monday), until: dayStart(monday + 7) }
}

export const monthPeriod = (at: Instant): Period => {
  const date = new Date(siteDayNumber(at) * dayMs)
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()]
  const firstOf = (months: number): number => Date.UTC(year, months, 1) / dayMs
  const [first, next] = [firstOf(month), firstOf(month + 1)]
  return { name: dateText(first).slice(0, 7), from: dayStart(first), until: dayStart(next) }
}

/** Parses the name of a month, such as `2026-11`. */
export const monthNamed = (name: string): Period =>
  monthPeriod(instant(Date.parse(`${name}-01`) - siteZoneOffsetMs))

/** The period before: the one that the last instant before this one falls in. */
export const periodBefore = (of: (at: Instant) => Period, { from }: Period): Period =>
  of(instant(from - 1))

export const periodAfter = (of: (at: Instant) => Period, { until }: Period): Period => of(until)
