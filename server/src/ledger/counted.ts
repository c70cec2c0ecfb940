import type { Counter } from '@xinghe/rules/account/limit-use.ts'
import type { LimitKind } from '@xinghe/rules/account/limits.ts'
import { instant, type Instant } from '@xinghe/rules/base/instant.ts'

/** Also counted, against a bound of the house: what is put at risk in the sportsbook, by the day. */
export type CountedKind = LimitKind | 'book'

export type Counters = Readonly<Record<CountedKind, Counter>>

const kinds = ['deposit', 'loss', 'wager'] as const

/**
 * As the account's row keeps them: the starts of day, week and month in seconds, then day, week and month
 * of each kind, then the book's day; a space between.
 */
export const countedText = (counters: Counters): string => {
  const { day, week, month } = counters.wager
  let text = `${day.start / 1_000} ${week.start / 1_000} ${month.start / 1_000}`
  for (const kind of kinds) {
    const counter = counters[kind]
    text += ` ${counter.day.used} ${counter.week.used} ${counter.month.used}`
  }
  return `${text} ${counters.book.day.used}`
}

/** Null where nothing has ever been counted. */
export const countersFrom = (text: string | null): Counters | null => {
  if (text === null) return null
  const parts = text.split(' ')
  if (parts.length !== 13) throw new Error('counters cannot be read')
  const start = (at: number): Instant => instant(Number(parts[at]) * 1_000)
  const [dayStart, weekStart, monthStart] = [start(0), start(1), start(2)]
  const counter = (day = '', week = '', month = ''): Counter => ({
    day: { start: dayStart, used: BigInt(day) },
    week: { start: weekStart, used: BigInt(week) },
    month: { start: monthStart, used: BigInt(month) },
  })
  return {
    deposit: counter(parts[3], parts[4], parts[5]),
    loss: counter(parts[6], parts[7], parts[8]),
    wager: counter(parts[9], parts[10], parts[11]),
    book: counter(parts[12], '0', '0'),
  }
}
