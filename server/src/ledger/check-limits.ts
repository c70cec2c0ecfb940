import { Refused } from '@xinghe/contract/refusal.ts'
import { limitHit, type Counter, type LimitAmounts } from '@xinghe/rules/account/limit-use.ts'
import type { LimitKind } from '@xinghe/rules/account/limits.ts'
import { breakAt, type PlayBreak } from '@xinghe/rules/account/play-break.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import { fenToText, type Fen } from '@xinghe/rules/base/money.ts'
import { listText, separator } from '../platform/database/array-text.ts'
import type { Db } from '../platform/database/connect.ts'
import { refusedByBreak } from '../platform/session/refuse-break.ts'

/** Also counted, against a bound of the house: what is put at risk in the sportsbook, by the day. */
export type CountedKind = LimitKind | 'book'

/** So much more of a kind; what comes back is negative. */
export interface Use {
  readonly kind: CountedKind
  readonly amount: Fen
}

/** What bounds a member's play: their own limits, what is used of them, and breaks. */
export interface PlayState {
  readonly playBreak: PlayBreak
  amountsOf(kind: CountedKind): LimitAmounts
  /** Null where nothing has ever been counted. */
  counterOf(kind: CountedKind): Counter | null
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

interface PlayRow extends PlayBreak {
  readonly memberId: MemberId
  /** `wager day 90000000`, comma between; null where there is none. */
  readonly limits: string | null
  /** Null, as all that follows, where nothing has been counted yet. */
  readonly dayStart: Instant | null
  readonly weekStart: Instant
  readonly monthStart: Instant
  readonly depositDay: Fen
  readonly depositWeek: Fen
  readonly depositMonth: Fen
  readonly lossDay: Fen
  readonly lossWeek: Fen
  readonly lossMonth: Fen
  readonly wagerDay: Fen
  readonly wagerWeek: Fen
  readonly wagerMonth: Fen
  readonly bookDay: Fen
}

const readRows = (db: Db, ids: readonly MemberId[]) => db<PlayRow[]>`
  select g.member_id as "memberId", b.cool_off_until as "coolOffUntil",
         b.excluded_until as "excludedUntil", coalesce(b.excluded_for_good, false) as "excludedForGood",
         (select string_agg(concat_ws(' ', l.kind, l.period, l.amount), ',') from protection_limit l
          where l.member_id = g.member_id and l.amount is not null) as limits,
         date_part('epoch', c.day_start) * 1000 as "dayStart",
         date_part('epoch', c.week_start) * 1000 as "weekStart",
         date_part('epoch', c.month_start) * 1000 as "monthStart",
         c.deposit_day as "depositDay", c.deposit_week as "depositWeek",
         c.deposit_month as "depositMonth", c.loss_day as "lossDay", c.loss_week as "lossWeek",
         c.loss_month as "lossMonth", c.wager_day as "wagerDay", c.wager_week as "wagerWeek",
         c.wager_month as "wagerMonth", c.book_day as "bookDay"
  from unnest(string_to_array(${listText(ids)}, ${separator})) as g (member_id)
  left join play_counter c on c.member_id = g.member_id
  left join protection_break b on b.member_id = g.member_id`

/** For many members in one query. Call it under the lock wherever the answer decides. */
export const readPlayStates = async (
  db: Db,
  memberIds: readonly MemberId[],
): Promise<ReadonlyMap<MemberId, PlayState>> => {
  const ids = [...new Set(memberIds)]
  if (ids.length === 0) return new Map()
  const rows = await readRows(db, ids)
  return new Map(rows.map((row) => [row.memberId, playState(row)]))
}

const noLimits: LimitAmounts = { day: null, week: null, month: null }

const limitsOf = (text: string | null): ReadonlyMap<string, LimitAmounts> => {
  const limits = new Map<string, LimitAmounts>()
  for (const one of text?.split(',') ?? []) {
    const [kind = '', period = '', amount = ''] = one.split(' ')
    limits.set(kind, { ...(limits.get(kind) ?? noLimits), [period]: BigInt(amount) })
  }
  return limits
}

const countersOf = (row: PlayRow, dayStart: Instant): Readonly<Record<CountedKind, Counter>> => {
  const { weekStart, monthStart } = row
  const counter = (day: Fen, week: Fen, month: Fen): Counter => ({
    day: { start: dayStart, used: day },
    week: { start: weekStart, used: week },
    month: { start: monthStart, used: month },
  })
  return {
    deposit: counter(row.depositDay, row.depositWeek, row.depositMonth),
    loss: counter(row.lossDay, row.lossWeek, row.lossMonth),
    wager: counter(row.wagerDay, row.wagerWeek, row.wagerMonth),
    book: counter(row.bookDay, 0n, 0n),
  }
}

const playState = (row: PlayRow): PlayState => {
  const limits = limitsOf(row.limits)
  const counters = row.dayStart === null ? null : countersOf(row, row.dayStart)
  return {
    playBreak: row,
    amountsOf: (kind) => limits.get(kind) ?? noLimits,
    counterOf: (kind) => counters?.[kind] ?? null,
  }
}

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
