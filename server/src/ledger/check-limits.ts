import { Refused } from '@xinghe/contract/refusal.ts'
import { sportsChannel } from '@xinghe/contract/sports.ts'
import { limitHit, type Counter, type LimitAmounts } from '@xinghe/rules/account/limit-use.ts'
import { breakAt, type PlayBreak } from '@xinghe/rules/account/play-break.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import { fenToText, type Fen } from '@xinghe/rules/base/money.ts'
import { listText, separator } from '../platform/database/array-text.ts'
import type { Db } from '../platform/database/connect.ts'
import { refusedByBreak } from '../platform/session/refuse-break.ts'
import { countersFrom, type CountedKind } from './counted.ts'

/** So much more of a kind; what comes back is negative. */
export interface Use {
  readonly kind: CountedKind
  readonly amount: Fen
}

/** What bounds a member's play: breaks and their own limits. */
export interface PlayBounds {
  readonly playBreak: PlayBreak
  amountsOf(kind: CountedKind): LimitAmounts
}

/** The same with what is used of them. */
export interface PlayState extends PlayBounds {
  /** As the member's row has it. */
  readonly counted: string | null
  /** Null where nothing has ever been counted. */
  counterOf(kind: CountedKind): Counter | null
}

interface BoundsRow extends PlayBreak {
  readonly memberId: MemberId
  /** `wager day 90000000`, comma between; null where there is none. */
  readonly limits: string | null
}

interface PlayRow extends BoundsRow {
  readonly counted: string | null
}

const boundsFields = (db: Db) => db`
  g.member_id as "memberId", b.cool_off_until as "coolOffUntil",
  b.excluded_until as "excludedUntil", coalesce(b.excluded_for_good, false) as "excludedForGood",
  (select string_agg(concat_ws(' ', l.kind, l.period, l.amount), ',') from protection_limit l
   where l.member_id = g.member_id and l.amount is not null) as limits`

/** For many members in one query; what they have used is not asked. */
export const readPlayBounds = async (
  db: Db,
  memberIds: readonly MemberId[],
): Promise<ReadonlyMap<MemberId, PlayBounds>> => {
  const rows = await db<BoundsRow[]>`
    select ${boundsFields(db)}
    from unnest(string_to_array(${listText(memberIds)}, ${separator})) as g (member_id)
    left join protection_break b on b.member_id = g.member_id`
  return new Map(rows.map((row) => [row.memberId, playBounds(row)]))
}

/** For many members in one query. Call it under the lock wherever the answer decides. */
export const readPlayStates = async (
  db: Db,
  memberIds: readonly MemberId[],
): Promise<ReadonlyMap<MemberId, PlayState>> => {
  const ids = [...new Set(memberIds)]
  if (ids.length === 0) return new Map()
  const rows = await db<PlayRow[]>`
    select ${boundsFields(db)}, a.counted
    from unnest(string_to_array(${listText(ids)}, ${separator})) as g (member_id)
    left join ledger_account a
      on a.member_id = g.member_id and a.purpose = 'venue' and a.venue = ${sportsChannel}
    left join protection_break b on b.member_id = g.member_id`
  return new Map(rows.map((row) => [row.memberId, playState(playBounds(row), row.counted)]))
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

const playBounds = ({
  limits,
  coolOffUntil,
  excludedUntil,
  excludedForGood,
}: BoundsRow): PlayBounds => {
  const amounts = limitsOf(limits)
  return {
    playBreak: { coolOffUntil, excludedUntil, excludedForGood },
    amountsOf: (kind) => amounts.get(kind) ?? noLimits,
  }
}

export const playState = (bounds: PlayBounds, counted: string | null): PlayState => {
  const counters = countersFrom(counted)
  return { ...bounds, counted, counterOf: (kind) => counters?.[kind] ?? null }
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
