import { dayMs, later, type Instant } from '../base/instant.ts'
import type { Fen } from '../base/money.ts'
import { no, ok, type Result } from '../base/result.ts'

/** What a member may bound for themselves, over which time. */
export const limitKinds = ['deposit', 'loss', 'wager'] as const
export type LimitKind = (typeof limitKinds)[number]
export const limitPeriods = ['day', 'week', 'month'] as const
export type LimitPeriod = (typeof limitPeriods)[number]

/** A raised or removed limit acts a day after it was asked for, and only after a second yes. */
export const raiseDelayMs = dayMs
/** After that the yes may come for so long; a wish kept in store would be a raise without the wait. */
export const confirmWindowMs = 3 * dayMs

export interface Wish<Amount> {
  /** Null: no limit at all. */
  readonly amount: Amount | null
  /** From when the second yes is heard. */
  readonly from: Instant
}

/** Money, or minutes of a session. */
export interface Limit<Amount extends bigint | number = Fen> {
  /** Null: none is set. */
  readonly amount: Amount | null
  readonly wanted: Wish<Amount> | null
}

export const noLimit = { amount: null, wanted: null } as const

/** When a wish can no longer be confirmed. */
export const wishLapses = ({ from }: Pick<Wish<never>, 'from'>): Instant =>
  later(from, confirmWindowMs)

/** The limit as it stands now: a wish that nobody confirmed in time is gone. */
export const standing = <Amount extends bigint | number>(
  limit: Limit<Amount>,
  now: Instant,
): Limit<Amount> =>
  limit.wanted === null || now < wishLapses(limit.wanted) ? limit : { ...limit, wanted: null }

/** Null stands for no limit, which is above every amount. */
const isLower = <Amount extends bigint | number>(
  amount: Amount | null,
  than: Amount | null,
): boolean => amount !== null && (than === null || amount < than)

/** True where the change only writes down a wish. */
export const isRaise = <Amount extends bigint | number>(
  limit: Limit<Amount>,
  amount: Amount | null,
): boolean => amount !== limit.amount && !isLower(amount, limit.amount)

/**
 * Lowering acts at once and drops a waiting raise; raising only writes down the wish. The same wish
 * again changes nothing: it neither starts the wait anew nor keeps the wish alive.
 */
export const changeLimit = <Amount extends bigint | number>(
  limit: Limit<Amount>,
  amount: Amount | null,
  now: Instant,
): Limit<Amount> => {
  if (!isRaise(limit, amount)) return { amount, wanted: null }
  const { wanted } = standing(limit, now)
  if (wanted !== null && wanted.amount === amount) return { amount: limit.amount, wanted }
  return { amount: limit.amount, wanted: { amount, from: later(now, raiseDelayMs) } }
}

export type ConfirmFault = 'limit-nothing-waits' | 'limit-too-early'

/** The second yes, a day later; a no drops the wish at any time. */
export const confirmLimit = <Amount extends bigint | number>(
  limit: Limit<Amount>,
  yes: boolean,
  now: Instant,
): Result<Limit<Amount>, ConfirmFault> => {
  const { amount, wanted } = standing(limit, now)
  if (wanted === null) return no('limit-nothing-waits')
  if (!yes) return ok({ amount, wanted: null })
  if (now < wanted.from) return no('limit-too-early')
  return ok({ amount: wanted.amount, wanted: null })
}
