import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { takeBackTurnover, type TurnoverLine } from '@xinghe/rules/wallet/turnover.ts'
import { arrayText, listText } from '../platform/database/array-text.ts'
import type { Db } from '../platform/database/connect.ts'

interface MemberLine extends TurnoverLine {
  readonly id: bigint
  readonly memberId: MemberId
}

type Amounts = ReadonlyMap<MemberId, Fen>

/**
 * As `applyTurnover` of the rules: the oldest open line first. One statement, so that a pipelined
 * transaction can send its commit right behind it.
 */
const fillOldest = async (tx: Db, amounts: Amounts): Promise<void> => {
  if (amounts.size === 0) return
  await tx`
    update turnover_line l
    set done = l.done + least(l.asked - l.done, open.amount - open.before)
    from (
      select o.id, given.amount,
             coalesce(sum(o.asked - o.done) over (
               partition by o.member_id order by o.made_at, o.id
               rows between unbounded preceding and 1 preceding), 0)::bigint as before
      from unnest(string_to_array(${listText([...amounts.keys()])}, chr(1)),
                  ${arrayText([...amounts.values()])}::bigint[]) as given (member_id, amount)
      join turnover_line o on o.member_id = given.member_id
      where o.done < o.asked and o.released_at is null and o.kind <> 'award'
    ) as open
    where l.id = open.id and open.before < open.amount`
}

const readFilled = (tx: Db, memberIds: readonly MemberId[]): Promise<MemberLine[]> =>
  tx<MemberLine[]>`
    select id, member_id as "memberId", asked, done, made_at as since, false as released
    from turnover_line
    where member_id = any(${memberIds}::text[]) and done > 0 and released_at is null and kind <> 'award'
    order by made_at, id`

const emptyNewest = async (tx: Db, amounts: Amounts): Promise<void> => {
  if (amounts.size === 0) return
  const rows = await readFilled(tx, [...amounts.keys()])
  const lines = [...Map.groupBy(rows, ({ memberId }) => memberId)].flatMap(([id, own]) =>
    takeBackTurnover(own, amounts.get(id) ?? 0n).lines.filter(
      (line, at) => line.done !== own[at]?.done,
    ),
  )
  if (lines.length === 0) return
  await tx`
    update turnover_line l set done = filled.done
    from unnest(${arrayText(lines.map(({ id }) => id))}::bigint[],
                ${arrayText(lines.map(({ done }) => done))}::bigint[]) as filled (id, done)
    where l.id = filled.id`
}

/**
 * Settled bets fill their members' turnover lines, oldest first; a correction (negative) empties the newest
 * first. Lines of awards are filled from counted play instead (`wagering/`). Many members together; the
 * caller holds the locks of their centre balances.
 */
export const changeTurnovers = async (tx: Db, amounts: Amounts): Promise<void> => {
  const [filling, emptying] = [new Map<MemberId, Fen>(), new Map<MemberId, Fen>()]
  for (const [id, amount] of amounts) {
    if (amount > 0n) filling.set(id, amount)
    else if (amount < 0n) emptying.set(id, -amount)
  }
  await Promise.all([fillOldest(tx, filling), emptyNewest(tx, emptying)])
}
