import { dayMs, later, type Instant } from '../base/instant.ts'
import type { Fen } from '../base/money.ts'
import { no, ok, type Result } from '../base/result.ts'

/** Amounts that members may limit for themselves, each by period. */
export const limitKinds = ['deposit', 'loss', 'wager'] as const
export type LimitKind = (typeof limitKinds)[number]
export const limitPeriods = ['day', 'week', 'month'] as const
export type LimitPeriod = (typeof limitPeriods)[number]

/** Zero stops everything; below this an amount stops everything too without saying so. */
export const leastLimit: Fen = 100n

export const isLimitAmount = (amount: Fen): boolean => amount === 0n || amount >= leastLimit

/** A raised or removed limit takes effect a day after the request, and only after a confirmation. */
export const raiseDelayMs = dayMs
/** How long the confirmation is accepted after that; an unlimited time would make later raises immediate. */
export const confirmWindowMs = 3 * dayMs

export interface Wish<Amount> {
  /** Null: no limit at all. */
  readonly amount: Amount | null
  /** From when the confirmation is accepted. */
  readonly from: Instant
}

/** Money, or minutes of a session. */
export interface Limit<Amount extends bigint | number = Fen> {
  /** Null: no limit is set. */
  readonly amount: Amount | null
  readonly wanted: Wish<Amount> | null
}

export const noLimit = { amount: null, wanted: null } as const

/** When a wish expires. */
export const wishLapses = ({ from }: Pick<Wish<never>, 'from'>): Instant =>
  later(from, confirmWindowMs)

/** The limit at `now`, without an expired wish. */
export const limitAt = <Amount extends bigint | number>(
  limit: Limit<Amount>,
  now: Instant,
): Limit<Amount> =>
  limit.wanted === null || now < wishLapses(limit.wanted) ? limit : { ...limit, wanted: null }

/** Null stands for no limit, which is above every amount. */
const isLower = <Amount extends bigint | number>(
  amount: Amount | null,
  than: Amount | null,
): boolean => amount !== null && (than === null || amount < than)

/** True where the change is only stored as a wish. */
export const isRaise = <Amount extends bigint | number>(
  limit: Limit<Amount>,
  amount: Amount | null,
): boolean => amount !== limit.amount && !isLower(amount, limit.amount)

/**
 * Lowering takes effect at once and drops a pending raise; raising only stores the wish. An equal wish
 * changes nothing: it neither restarts the wait nor extends the expiry.
 */
export const changeLimit = <Amount extends bigint | number>(
  limit: Limit<Amount>,
  amount: Amount | null,
  now: Instant,
): Limit<Amount> => {
  if (!isRaise(limit, amount)) return { amount, wanted: null }
  const { wanted } = limitAt(limit, now)
  if (wanted !== null && wanted.amount === amount) return { amount: limit.amount, wanted }
  return { amount: limit.amount, wanted: { amount, from: later(now, raiseDelayMs) } }
}

export type ConfirmFault = 'limit-nothing-waits' | 'limit-too-early'

/** Confirms a wish a day later, or drops it at any time. */
export const confirmLimit = <Amount extends bigint | number>(
  limit: Limit<Amount>,
  yes: boolean,
  now: Instant,
): Result<Limit<Amount>, ConfirmFault> => {
  const { amount, wanted } = limitAt(limit, now)
  if (wanted === null) return no('limit-nothing-waits')
  if (!yes) return ok({ amount, wanted: null })
  if (now < wanted.from) return no('limit-too-early')
  return ok({ amount: wanted.amount, wanted: null })
}
