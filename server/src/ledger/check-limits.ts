import { Refused } from '@xinghe/contract/refusal.ts'
import { limitHit, type Counter, type LimitAmounts } from '@xinghe/rules/account/limit-use.ts'
import type { LimitKind, LimitPeriod } from '@xinghe/rules/account/limits.ts'
import { breakAt, noBreak, type PlayBreak } from '@xinghe/rules/account/play-break.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import { fenToText, type Fen } from '@xinghe/rules/base/money.ts'
import type { Db } from '../platform/database/connect.ts'
import { refusedByBreak } from '../platform/session/refuse-break.ts'

/** So much more of a kind; what comes back is negative. */
export interface Use {
  readonly kind: LimitKind
  readonly amount: Fen
}

/** What bounds a member's play: their own limits, what is used of them, and breaks. */
export interface PlayState {
  readonly playBreak: PlayBreak
  amountsOf(kind: LimitKind): LimitAmounts
  counterOf(kind: LimitKind): Counter | null
}

/**
 * Locks the members' centre balances, in the one order of the whole ledger. A statement of its own, so
 * that what is read afterwards is read on a snapshot that has all that was waited for.
 */
export const lockCentres = async (tx: Db, memberIds: readonly MemberId[]): Promise<void> => {
  const wanted = [...new Set(memberIds)]
  const locked = await tx`
    select id from ledger_account
    where member_id = any(${wanted}) and purpose = 'centre'
    order by id for no key update`
  if (locked.length !== wanted.length) throw new Error('member without a centre account')
}

interface LimitRow {
  readonly memberId: MemberId
  readonly kind: LimitKind
  readonly period: LimitPeriod
  readonly amount: Fen | null
}

interface CounterRow {
  readonly memberId: MemberId
  readonly kind: LimitKind
  readonly dayStart: Instant
  readonly dayUsed: Fen
  readonly weekStart: Instant
  readonly weekUsed: Fen
  readonly monthStart: Instant
  readonly monthUsed: Fen
}

const counterFrom = (row: CounterRow): Counter => ({
  day: { start: row.dayStart, used: row.dayUsed },
  week: { start: row.weekStart, used: row.weekUsed },
  month: { start: row.monthStart, used: row.monthUsed },
})

/** For many members in three queries. Call it under the lock wherever the answer decides. */
export const readPlayStates = async (
  db: Db,
  memberIds: readonly MemberId[],
): Promise<ReadonlyMap<MemberId, PlayState>> => {
  const ids = [...new Set(memberIds)]
  const [limits, counters, breaks] = await Promise.all([
    db<LimitRow[]>`
      select member_id as "memberId", kind, period, amount
      from protection_limit where member_id = any(${ids})`,
    db<CounterRow[]>`
      select member_id as "memberId", kind, day_start as "dayStart", day_used as "dayUsed",
             week_start as "weekStart", week_used as "weekUsed",
             month_start as "monthStart", month_used as "monthUsed"
      from protection_counter where member_id = any(${ids})`,
    db<(PlayBreak & { memberId: MemberId })[]>`
      select member_id as "memberId", cool_off_until as "coolOffUntil",
             excluded_until as "excludedUntil", excluded_for_good as "excludedForGood"
      from protection_break where member_id = any(${ids})`,
  ])
  const limitsOf = Map.groupBy(limits, (row) => row.memberId)
  const countersOf = Map.groupBy(counters, (row) => row.memberId)
  const breakOf = new Map(breaks.map((row) => [row.memberId, row]))
  return new Map(
    ids.map((id) => [
      id,
      playState(limitsOf.get(id) ?? [], countersOf.get(id) ?? [], breakOf.get(id) ?? noBreak),
    ]),
  )
}

const playState = (
  limits: readonly LimitRow[],
  counters: readonly CounterRow[],
  playBreak: PlayBreak,
): PlayState => ({
  playBreak,
  amountsOf: (kind) => {
    const amountOf = (period: LimitPeriod): Fen | null =>
      limits.find((row) => row.kind === kind && row.period === period)?.amount ?? null
    return { day: amountOf('day'), week: amountOf('week'), month: amountOf('month') }
  },
  counterOf: (kind) => {
    const row = counters.find((one) => one.kind === kind)
    return row === undefined ? null : counterFrom(row)
  },
})

/** The reason why not, or null. Only more is refused: what comes back is always taken. */
export const refusedUse = (
  state: PlayState,
  uses: readonly Use[],
  now: Instant,
): Refused | null => {
  const asking = uses.filter((use) => use.amount > 0n)
  if (asking.length === 0) return null
  const rest = breakAt(state.playBreak, now)
  if (rest !== null) return refusedByBreak(rest)
  for (const { kind, amount } of asking) {
    const hit = limitHit(state.amountsOf(kind), state.counterOf(kind), amount, now)
    if (hit !== null) {
      return new Refused('limit-reached', {
        kind,
        period: hit.period,
        amount: fenToText(hit.amount),
        left: fenToText(hit.amount > hit.used ? hit.amount - hit.used : 0n),
      })
    }
  }
  return null
}
