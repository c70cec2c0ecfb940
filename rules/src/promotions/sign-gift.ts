import type { Instant } from '../base/instant.ts'
import type { Fen } from '../base/money.ts'
import { dayPeriod, periodAfter, periodBefore, type Period } from '../base/period.ts'
import { countReached, isSet, itemState, moneyReached } from './activity-view.ts'
import type { ActivityView, Condition, ItemView } from './activity-view.ts'
import type { TermsOf } from './terms.ts'

type SignTerms = TermsOf<'signGift'>

/** A day for which a member has signed in. */
export interface SignedDay {
  /** `2026-11-17`, GMT+8. */
  readonly day: string
  /** Signed on the day after. */
  readonly isMakeUp: boolean
}

/** What a member has done, as far as sign-ins ask for it. */
export interface SignFacts {
  readonly hasPhone: boolean
  /** Of this month and before, as far back as a streak may reach. */
  readonly signed: readonly SignedDay[]
  /** Counted play by day. */
  readonly counted: ReadonlyMap<string, Fen>
}

export interface Streak {
  /** Consecutive days up to today, or up to yesterday while today is not signed. */
  readonly days: number
  /** Signed days of the running month. */
  readonly month: readonly SignedDay[]
  readonly makeUpsLeft: number
}

const monthOf = (day: string): string => day.slice(0, 7)

/** Consecutive signed days that end with `day`; the order in which they were signed has no influence. */
export const streakAt = (signed: readonly SignedDay[], day: Period): number => {
  const days = new Set(signed.map((one) => one.day))
  let length = 0
  for (let at = day; days.has(at.name); at = periodBefore(dayPeriod, at)) length += 1
  return length
}

/** For the nth day of a streak; after the last reward it begins again. */
export const signReward = ({ rewards }: Pick<SignTerms, 'rewards'>, streak: number): Fen =>
  rewards[(streak - 1) % rewards.length] ?? 0n

const makeUpsLeft = (
  { makeUpsPerMonth }: Pick<SignTerms, 'makeUpsPerMonth'>,
  signed: readonly SignedDay[],
  day: string,
): number => {
  const used = signed.filter((one) => one.isMakeUp && monthOf(one.day) === monthOf(day)).length
  return Math.max(0, makeUpsPerMonth - used)
}

/** The item of every sign-in; its period is the day. */
export const signItem = 'sign'
/** The item of the month's reward; its period is the month. */
export const monthItem = 'month'

/** Today's sign-in, and yesterday's while it can be made up. */
export const signGiftView = (
  terms: SignTerms,
  { hasPhone, signed, counted }: SignFacts,
  from: Instant,
  now: Instant,
): ActivityView => {
  const today = dayPeriod(now)
  const yesterday = periodBefore(dayPeriod, today)
  const isSigned = (day: Period): boolean => signed.some((one) => one.day === day.name)

  const itemOf = (day: Period, more: readonly Condition[]): ItemView => {
    const conditions = [
      isSet('phone-bound', hasPhone),
      moneyReached('counted', terms.countedLeast, counted.get(day.name) ?? 0n),
      ...more,
    ]
    const streak = streakAt(signed, periodBefore(dayPeriod, day)) + 1
    return {
      item: signItem,
      period: day.name,
      amount: signReward(terms, streak),
      state: itemState(conditions, null, now),
      claimUntil: day === today ? today.until : periodAfter(dayPeriod, day).until,
      conditions,
    }
  }
  const left = makeUpsLeft(terms, signed, yesterday.name)
  const hasMakeUp = !isSigned(yesterday) && yesterday.until > from
  return {
    period: today.name,
    conditions: [],
    items: [
      itemOf(today, []),
      ...(hasMakeUp ? [itemOf(yesterday, [countReached('make-ups', 1, left)])] : []),
    ],
  }
}

export const streakOf = (terms: SignTerms, signed: readonly SignedDay[], now: Instant): Streak => {
  const today = dayPeriod(now)
  const yesterday = periodBefore(dayPeriod, today)
  const isSignedToday = signed.some(({ day }) => day === today.name)
  return {
    days: streakAt(signed, isSignedToday ? today : yesterday),
    month: signed.filter(({ day }) => monthOf(day) === monthOf(today.name)),
    makeUpsLeft: makeUpsLeft(terms, signed, yesterday.name),
  }
}

/** Whether the days of a month, the one just signed among them, earn the month's reward. */
export const earnsMonth = (
  { monthDays }: Pick<SignTerms, 'monthDays'>,
  signed: readonly SignedDay[],
  day: string,
): boolean => signed.filter((one) => monthOf(one.day) === monthOf(day)).length >= monthDays
