import type { LimitKind, LimitPeriod } from '@xinghe/rules/account/limits.ts'
import { minuteMs } from '@xinghe/rules/base/instant.ts'
import { fenToCny, type Fen } from '@xinghe/rules/base/money.ts'
import type { Text } from '../../../platform/i18n/use-text.ts'
import { protectionText as words } from './messages.ts'

/** `¥500`, or that there is no limit. */
export const amountText = (amount: Fen | null, t: Text): string =>
  amount === null ? t(words.none) : fenToCny(amount)

export const limitName = (kind: LimitKind, period: LimitPeriod, t: Text): string =>
  t(words.limitOf, { period: t(words[period]), kind: t(words[kind]) })

/** `45 分钟`, `2 小时`, `2 小时 5 分钟`. */
export const minutesText = (all: number, t: Text): string => {
  const [hours, minutes] = [Math.floor(all / 60), all % 60]
  if (hours === 0) return t(words.minutes, { minutes })
  return minutes === 0 ? t(words.hours, { hours }) : t(words.hoursMinutes, { hours, minutes })
}

/** Whole minutes that have passed. */
export const durationText = (ms: number, t: Text): string =>
  minutesText(Math.max(0, Math.floor(ms / minuteMs)), t)

export const sessionText = (minutes: number | null, t: Text): string =>
  minutes === null ? t(words.unlimited) : minutesText(minutes, t)

export const daysText = (days: number, t: Text): string => {
  if (days % 7 === 0) return t(words.weeks, { weeks: days / 7 })
  return days === 1 ? t(words.dayOne) : t(words.dayMany, { days })
}

export const monthsText = (months: number | null, t: Text): string => {
  if (months === null) return t(words.forGood)
  return months % 12 === 0 ? t(words.years, { years: months / 12 }) : t(words.months, { months })
}
