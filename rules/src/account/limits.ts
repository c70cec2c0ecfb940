import { dayMs, instant, later, siteZoneOffsetMs, type Instant } from '../base/instant.ts'
import type { Fen } from '../base/money.ts'
import { no, ok, type Result } from '../base/result.ts'

/** What a member may bound for themselves, over which time. */
export const limitKinds = ['deposit', 'loss', 'wager'] as const
export type LimitKind = (typeof limitKinds)[number]
export const limitPeriods = ['day', 'week', 'month'] as const
export type LimitPeriod = (typeof limitPeriods)[number]

/** A raised or removed limit acts a day after it was asked for, and only after a second yes. */
export const raiseDelayMs = dayMs

export interface Limit {
  /** Null: none is set. */
  readonly amount: Fen | null
  readonly wanted: { readonly amount: Fen | null; readonly from: Instant } | null
}

/** Null stands for no limit, which is above every amount. */
const isLower = (amount: Fen | null, than: Fen | null): boolean =>
  amount !== null && (than === null || amount < than)

/** Lowering acts at once and drops a waiting raise; raising only writes down the wish. */
export const changeLimit = (limit: Limit, amount: Fen | null, now: Instant): Limit => {
  if (amount === limit.amount) return { amount, wanted: null }
  if (isLower(amount, limit.amount)) return { amount, wanted: null }
  return { amount: limit.amount, wanted: { amount, from: later(now, raiseDelayMs) } }
}

export type ConfirmFault = 'limit-nothing-waits' | 'limit-too-early'

/** The second yes, a day later; a no drops the wish at any time. */
export const confirmLimit = (
  limit: Limit,
  yes: boolean,
  now: Instant,
): Result<Limit, ConfirmFault> => {
  if (limit.wanted === null) return no('limit-nothing-waits')
  if (!yes) return ok({ amount: limit.amount, wanted: null })
  if (now < limit.wanted.from) return no('limit-too-early')
  return ok({ amount: limit.wanted.amount, wanted: null })
}

/** True when this much more stays within the limit. */
export const withinLimit = (limit: Limit, used: Fen, more: Fen): boolean =>
  limit.amount === null || used + more <= limit.amount

/** When the running period began: GMT+8 midnight of today, of Monday, of the first. */
export const periodStart = (period: LimitPeriod, now: Instant): Instant => {
  const local = new Date(now + siteZoneOffsetMs)
  const [year, month, day] = [local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate()]
  const sinceMonday = (local.getUTCDay() + 6) % 7
  const first = { day, week: day - sinceMonday, month: 1 }[period]
  return instant(Date.UTC(year, month, first) - siteZoneOffsetMs)
}
