import type { LimitAmounts, LimitCounter } from '@xinghe/rules/account/limit-use.ts'
import type { LimitKind } from '@xinghe/rules/account/limits.ts'
import type { PlayBreak } from '@xinghe/rules/account/play-break.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import { listText, separator } from '../platform/database/array-text.ts'
import type { Db } from '../platform/database/connect.ts'
import { countersFrom, type Counters } from './counters.ts'

/** The member's state, breaks and limits: they hold in every channel and change seldom. */
export interface MemberTerms {
  /** Increases with every change of the terms: equal versions, equal terms. */
  readonly version: number
  readonly state: 'active' | 'frozen' | 'closed'
  /** Whether stakes are taken from the centre when the venue wallet is short. */
  readonly autoTransfer: boolean
  readonly playBreak: PlayBreak
  /** The member's own limits. */
  amountsOf(kind: LimitKind): LimitAmounts
}

/** The terms with their counters. */
export interface PlayState {
  readonly terms: MemberTerms
  /** The text in the row of the centre account. */
  readonly counted: string | null
  readonly counters: Counters | null
}

export const limitCounterOf = (
  { counters }: Pick<PlayState, 'counters'>,
  kind: LimitKind,
): LimitCounter | null => counters?.limits[kind] ?? null

interface Row extends PlayBreak {
  readonly memberId: MemberId
  readonly version: number
  readonly state: MemberTerms['state']
  readonly autoTransfer: boolean
  /** `wager day 90000000`, separated by commas; null without limits. */
  readonly limits: string | null
  readonly counted: string | null
}

/** Reads many members in one query. Lock their centre accounts first if a decision depends on the result. */
export const readPlayStates = async (
  db: Db,
  memberIds: readonly MemberId[],
): Promise<ReadonlyMap<MemberId, PlayState>> => {
  const ids = [...new Set(memberIds)]
  if (ids.length === 0) return new Map()
  const rows = await db<Row[]>`
    select m.id as "memberId", a.terms_version as version, m.state, m.auto_transfer as "autoTransfer",
           b.cool_off_until as "coolOffUntil", b.excluded_until as "excludedUntil",
           coalesce(b.excluded_for_good, false) as "excludedForGood",
           (select string_agg(concat_ws(' ', l.kind, l.period, l.amount), ',') from protection_limit l
            where l.member_id = m.id and l.amount is not null) as limits,
           a.counted
    from unnest(string_to_array(${listText(ids)}, ${separator})) as g (member_id)
    join member m on m.id = g.member_id
    join ledger_account a on a.member_id = m.id and a.purpose = 'centre'
    left join protection_break b on b.member_id = m.id`
  return new Map(
    rows.map((row) => [
      row.memberId,
      { terms: termsOf(row), counted: row.counted, counters: countersFrom(row.counted) },
    ]),
  )
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

const termsOf = ({ version, state, autoTransfer, limits, ...row }: Row): MemberTerms => {
  const amounts = limitsOf(limits)
  const { coolOffUntil, excludedUntil, excludedForGood } = row
  return {
    version,
    state,
    autoTransfer,
    playBreak: { coolOffUntil, excludedUntil, excludedForGood },
    amountsOf: (kind) => amounts.get(kind) ?? noLimits,
  }
}
