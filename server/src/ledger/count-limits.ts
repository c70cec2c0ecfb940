import { countMore, type Counter } from '@xinghe/rules/account/limit-use.ts'
import type { LimitKind, LimitPeriod } from '@xinghe/rules/account/limits.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import type { Db } from '../platform/database/connect.ts'
import {
  lockCentres,
  readPlayStates,
  refusedUse,
  type PlayState,
  type Use,
} from './check-limits.ts'

/** A counter as it is to be written. */
export interface Count {
  readonly memberId: MemberId
  readonly kind: LimitKind
  readonly counter: Counter
}

/** The counters after these uses, one per kind: a kind named twice is added up first. */
export const countsAfter = (
  memberId: MemberId,
  state: PlayState,
  uses: readonly Use[],
  now: Instant,
): Count[] =>
  [...addUp(uses)].map(([kind, more]) => ({
    memberId,
    kind,
    counter: countMore(state.counterOf(kind), more, now),
  }))

const addUp = (uses: readonly Use[]): Map<LimitKind, Fen> => {
  const sums = new Map<LimitKind, Fen>()
  for (const { kind, amount } of uses) sums.set(kind, (sums.get(kind) ?? 0n) + amount)
  return sums
}

/** Written as PostgreSQL writes it: the client takes an array of bigint for a single one. */
const amounts = (counts: readonly Count[], period: LimitPeriod): string =>
  `{${counts.map((one) => one.counter[period].used).join(',')}}`

/**
 * Writes the counters of a whole batch in one statement. The caller holds the balances' locks, so the
 * sums were computed on what is still there; each member and kind may stand in it once.
 */
export const writeCounts = async (tx: Db, counts: readonly Count[]): Promise<void> => {
  if (counts.length === 0) return
  await tx`
    insert into protection_counter (member_id, kind, day_start, day_used, week_start, week_used,
                                    month_start, month_used)
    select * from unnest(
      ${counts.map((one) => one.memberId)}::text[],
      ${counts.map((one) => one.kind)}::text[],
      ${counts.map((one) => one.counter.day.start)}::timestamptz[],
      ${amounts(counts, 'day')}::bigint[],
      ${counts.map((one) => one.counter.week.start)}::timestamptz[],
      ${amounts(counts, 'week')}::bigint[],
      ${counts.map((one) => one.counter.month.start)}::timestamptz[],
      ${amounts(counts, 'month')}::bigint[])
    on conflict (member_id, kind) do update set
      day_start = excluded.day_start, day_used = excluded.day_used,
      week_start = excluded.week_start, week_used = excluded.week_used,
      month_start = excluded.month_start, month_used = excluded.month_used`
}

/**
 * Uses so much of the member's limits, or refuses with `limit-reached`, `self-excluded` or
 * `cooling-off`. It locks the centre balance first and keeps it until the transaction ends, so the
 * money moves under the same lock. Counters run without a limit too: one set later counts the period.
 */
export const countUses = async (
  tx: Db,
  memberId: MemberId,
  uses: readonly Use[],
  now: Instant,
): Promise<void> => {
  await lockCentres(tx, [memberId])
  const state = (await readPlayStates(tx, [memberId])).get(memberId)
  if (state === undefined) throw new Error('play state not read')
  const summed = [...addUp(uses)].map(([kind, amount]) => ({ kind, amount }))
  const refusal = refusedUse(state, summed, now)
  if (refusal !== null) throw refusal
  await writeCounts(tx, countsAfter(memberId, state, summed, now))
}

/** Counts what has happened already, and refuses nothing: a limit that it passes holds the next use. */
export const noteUses = async (
  tx: Db,
  memberId: MemberId,
  uses: readonly Use[],
  now: Instant,
): Promise<void> => {
  await lockCentres(tx, [memberId])
  const state = (await readPlayStates(tx, [memberId])).get(memberId)
  if (state === undefined) throw new Error('play state not read')
  await writeCounts(tx, countsAfter(memberId, state, uses, now))
}

/** One kind alone; a negative amount gives back, and is never refused. */
export const useLimit = (
  tx: Db,
  memberId: MemberId,
  kind: LimitKind,
  amount: Fen,
  now: Instant,
): Promise<void> => countUses(tx, memberId, [{ kind, amount }], now)
