import { checkBirthday, oldestYears } from '@xinghe/rules/account/birthday.ts'
import { siteDay, type Instant } from '@xinghe/rules/base/instant.ts'
import { profileText } from './messages.ts'

export type BirthdayParts = Readonly<Record<'year' | 'month' | 'day', string>>

const range = (from: number, count: number): string[] =>
  Array.from({ length: count }, (_, at) => String(from + at).padStart(2, '0'))

export const months = range(1, 12)

/** Newest first. Years that are too late are offered too, so that the age rule can be explained. */
export const yearsAt = (now: Instant): string[] => {
  const thisYear = Number(siteDay(now).slice(0, 4))
  return Array.from({ length: oldestYears }, (_, at) => String(thisYear - at))
}

/** As many days as the month has; 31 while it is not known. */
export const daysOf = ({ year, month }: Pick<BirthdayParts, 'year' | 'month'>): string[] => {
  if (month === '') return range(1, 31)
  // Without a year, a leap one: no birthday is missing.
  const last = new Date(Date.UTC(Number(year || '2000'), Number(month), 0))
  return range(1, last.getUTCDate())
}

export const birthdayText = ({ year, month, day }: BirthdayParts): string =>
  `${year}-${month}-${day}`

const texts = {
  'birthday-shape': profileText.birthdayShape,
  'birthday-underage': profileText.birthdayUnderage,
} as const

export const birthdayFault = (parts: BirthdayParts, now: Instant): string | undefined => {
  if (parts.year === '' || parts.month === '' || parts.day === '')
    return profileText.birthdayMissing
  const checked = checkBirthday(birthdayText(parts), now)
  return checked.ok ? undefined : texts[checked.reason]
}
