import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import {
  applyTurnover,
  takeBackTurnover,
  type TurnoverLine,
} from '@xinghe/rules/wallet/turnover.ts'
import { arrayText } from '../platform/database/array-text.ts'
import type { Db } from '../platform/database/connect.ts'

interface MemberLine extends TurnoverLine {
  readonly id: bigint
  readonly memberId: MemberId
}

const changed = (before: readonly MemberLine[], amount: Fen): MemberLine[] => {
  const { lines } = amount > 0n ? applyTurnover(before, amount) : takeBackTurnover(before, -amount)
  return lines.filter((line, at) => line.done !== before[at]?.done)
}

const readOpen = async (tx: Db, memberIds: readonly MemberId[]): Promise<MemberLine[]> =>
  memberIds.length === 0
    ? []
    : tx<MemberLine[]>`
        select id, member_id as "memberId", asked, done, made_at as since, false as released
        from turnover_line
        where member_id = any(${memberIds}::text[]) and done < asked and released_at is null
        order by made_at, id`

const readFilled = async (tx: Db, memberIds: readonly MemberId[]): Promise<MemberLine[]> =>
  memberIds.length === 0
    ? []
    : tx<MemberLine[]>`
        select id, member_id as "memberId", asked, done, made_at as since, false as released
        from turnover_line
        where member_id = any(${memberIds}::text[]) and done > 0 and released_at is null
        order by made_at, id`

/**
 * Settled bets fill their members' lines, oldest first; what a correction takes back (below zero) empties
 * the newest. For many members in two statements; the caller holds their centre balances.
 */
export const changeTurnovers = async (
  tx: Db,
  amounts: ReadonlyMap<MemberId, Fen>,
): Promise<void> => {
  const [filling, emptying]: [MemberId[], MemberId[]] = [[], []]
  for (const [id, amount] of amounts) {
    if (amount > 0n) filling.push(id)
    else if (amount < 0n) emptying.push(id)
  }
  const rows = [...(await readOpen(tx, filling)), ...(await readFilled(tx, emptying))]
  const lines = [...Map.groupBy(rows, ({ memberId }) => memberId)].flatMap(([id, own]) =>
    changed(own, amounts.get(id) ?? 0n),
  )
  if (lines.length === 0) return
  await tx`
    update turnover_line l set done = filled.done
    from unnest(${arrayText(lines.map(({ id }) => id))}::bigint[],
                ${arrayText(lines.map(({ done }) => done))}::bigint[]) as filled (id, done)
    where l.id = filled.id`
}
