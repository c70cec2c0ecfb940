import type { Refused } from '@xinghe/contract/refusal.ts'
import { countMore, type Counter } from '@xinghe/rules/account/limit-use.ts'
import type { LimitKind, LimitPeriod } from '@xinghe/rules/account/limits.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { arrayText, listText, separator } from '../platform/database/array-text.ts'
import type { Db } from '../platform/database/connect.ts'
import {
  lockCentres,
  readPlayStates,
  refusedUse,
  type CountedKind,
  type PlayState,
  type Use,
} from './check-limits.ts'

/** A member's counters as they are to be written. */
export interface Count {
  readonly memberId: MemberId
  readonly counters: Readonly<Record<CountedKind, Counter>>
  /** No row has been written of them yet. */
  readonly isNew: boolean
}

/** The counters after these uses, in one row: a kind that is not used is brought to the same periods. */
export const countsAfter = (
  memberId: MemberId,
  state: PlayState,
  uses: readonly Use[],
  now: Instant,
): Count[] => {
  if (uses.length === 0) return []
  const after = (kind: CountedKind): Counter => {
    const more = uses.reduce((sum, use) => (use.kind === kind ? sum + use.amount : sum), 0n)
    return countMore(state.counterOf(kind), more, now)
  }
  const counters = {
    deposit: after('deposit'),
    loss: after('loss'),
    wager: after('wager'),
    book: after('book'),
  }
  return [{ memberId, counters, isNew: state.counterOf('wager') === null }]
}

const addUp = (uses: readonly Use[]): Map<CountedKind, Fen> => {
  const sums = new Map<CountedKind, Fen>()
  for (const { kind, amount } of uses) sums.set(kind, (sums.get(kind) ?? 0n) + amount)
  return sums
}

const columns = `day_start, week_start, month_start, deposit_day, deposit_week, deposit_month, loss_day,
  loss_week, loss_month, wager_day, wager_week, wager_month, book_day`

const rowsOf = (tx: Db, counts: readonly Count[]) => {
  const starts = (period: LimitPeriod) =>
    tx`${arrayText(counts.map(({ counters }) => counters.wager[period].start / 1_000))}::float8[]`
  const used = (kind: CountedKind, period: LimitPeriod) =>
    tx`${arrayText(counts.map(({ counters }) => counters[kind][period].used))}::bigint[]`
  const usedOf = (kind: LimitKind) =>
    tx`${used(kind, 'day')}, ${used(kind, 'week')}, ${used(kind, 'month')}`
  return tx`
    unnest(string_to_array(${listText(counts.map(({ memberId }) => memberId))}, ${separator}),
           ${starts('day')}, ${starts('week')}, ${starts('month')},
           ${usedOf('deposit')}, ${usedOf('loss')}, ${usedOf('wager')}, ${used('book', 'day')})
      as g (member_id, ${tx.unsafe(columns)})`
}

/** A row that is there is updated, which costs less than asking first whether it is there. */
const updateCounts = async (tx: Db, counts: readonly Count[]): Promise<void> => {
  if (counts.length === 0) return
  const { count } = await tx`
    update play_counter c
    set day_start = to_timestamp(g.day_start), week_start = to_timestamp(g.week_start),
        month_start = to_timestamp(g.month_start),
        deposit_day = g.deposit_day, deposit_week = g.deposit_week, deposit_month = g.deposit_month,
        loss_day = g.loss_day, loss_week = g.loss_week, loss_month = g.loss_month,
        wager_day = g.wager_day, wager_week = g.wager_week, wager_month = g.wager_month,
        book_day = g.book_day
    from ${rowsOf(tx, counts)}
    where c.member_id = g.member_id`
  if (count !== counts.length) throw new Error('a counter is gone, or stands twice')
}

const insertCounts = async (tx: Db, counts: readonly Count[]): Promise<void> => {
  if (counts.length === 0) return
  await tx`
    insert into play_counter (member_id, ${tx.unsafe(columns)})
    select g.member_id, to_timestamp(g.day_start), to_timestamp(g.week_start),
           to_timestamp(g.month_start), g.deposit_day, g.deposit_week, g.deposit_month, g.loss_day,
           g.loss_week, g.loss_month, g.wager_day, g.wager_week, g.wager_month, g.book_day
    from ${rowsOf(tx, counts)}`
}

/**
 * Writes the counters of a whole batch. The caller holds the balances' locks, so the sums were computed on
 * what is still there; each member may stand in it once.
 */
export const writeCounts = async (tx: Db, counts: readonly Count[]): Promise<void> => {
  await Promise.all([
    updateCounts(
      tx,
      counts.filter(({ isNew }) => !isNew),
    ),
    insertCounts(
      tx,
      counts.filter(({ isNew }) => isNew),
    ),
  ])
}

/** Counters run without a limit too: one set later counts the period. */
const countAll = async (
  tx: Db,
  memberId: MemberId,
  uses: readonly Use[],
  now: Instant,
  check: (state: PlayState) => Refused | null,
): Promise<void> => {
  await lockCentres(tx, [memberId])
  const state = (await readPlayStates(tx, [memberId])).get(memberId)
  if (state === undefined) throw new Error('play state not read')
  const refusal = check(state)
  if (refusal !== null) throw refusal
  await writeCounts(tx, countsAfter(memberId, state, uses, now))
}

/**
 * Uses so much of the member's limits, or refuses with `limit-reached`, `self-excluded` or
 * `cooling-off`. It locks the centre balance first and keeps it until the transaction ends, so the
 * money moves under the same lock.
 */
export const countUses = (
  tx: Db,
  memberId: MemberId,
  uses: readonly Use[],
  now: Instant,
): Promise<void> => {
  const summed = [...addUp(uses)].map(([kind, amount]) => ({ kind, amount }))
  return countAll(tx, memberId, summed, now, (state) => refusedUse(state, summed, now))
}

/** Counts what has happened already, and refuses nothing: a limit that it passes holds the next use. */
export const noteUses = (
  tx: Db,
  memberId: MemberId,
  uses: readonly Use[],
  now: Instant,
): Promise<void> => countAll(tx, memberId, uses, now, () => null)

/** One kind alone; a negative amount gives back, and is never refused. */
export const useLimit = (
  tx: Db,
  memberId: MemberId,
  kind: LimitKind,
  amount: Fen,
  now: Instant,
): Promise<void> => countUses(tx, memberId, [{ kind, amount }], now)
