import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import type { TurnoverLine } from '@xinghe/rules/wallet/turnover.ts'
import { fillFromNothing, weighPlay, type WageredPlay } from '@xinghe/rules/wallet/wagering.ts'
import { arrayText, listText } from '../../platform/database/array-text.ts'
import type { Db } from '../../platform/database/connect.ts'
import { tellMembers } from '../../platform/events/tell-members.ts'
import { readWagerings } from './read-wagerings.ts'
import { readWeights } from './weights.ts'

interface AwardLine extends TurnoverLine {
  readonly id: bigint
  readonly memberId: MemberId
  readonly wageringId: bigint
}

interface PlaySum extends WageredPlay {
  readonly wageringId: bigint
}

/** Locked in the order in which counting writes them. */
const lockPlay = (tx: Db, ids: readonly bigint[]): Promise<PlaySum[]> =>
  tx<PlaySum[]>`
    select wagering_id as "wageringId", category, turnover, counted from wagering_play
    where wagering_id = any(${arrayText(ids)}::bigint[])
    order by wagering_id, category for update`

/** Only the sums that were read: counting may have added others since. */
const markFilled = async (tx: Db, sums: readonly PlaySum[]): Promise<void> => {
  await tx`
    update wagering_play p set filled = true
    from unnest(${arrayText(sums.map(({ wageringId }) => wageringId))}::bigint[],
                string_to_array(${listText(sums.map(({ category }) => category))}, chr(1)))
      as read (wagering_id, category)
    where p.wagering_id = read.wagering_id and p.category = read.category and not p.filled`
}

const readLines = (tx: Db, ids: readonly bigint[]): Promise<AwardLine[]> =>
  tx<AwardLine[]>`
    select id, member_id as "memberId", wagering_id as "wageringId", asked, done, made_at as since,
           released_at is not null as released
    from turnover_line where wagering_id = any(${arrayText(ids)}::bigint[])
    order by made_at, id`

const readDepositsDone = async (
  tx: Db,
  memberIds: readonly MemberId[],
): Promise<Map<MemberId, Fen>> => {
  const rows = await tx<{ memberId: MemberId; done: Fen }[]>`
    select member_id as "memberId", sum(done)::bigint as done from turnover_line
    where member_id = any(${[...memberIds]}::text[]) and kind <> 'award' group by member_id`
  return new Map(rows.map(({ memberId, done }) => [memberId, done]))
}

const writeLines = async (tx: Db, lines: readonly AwardLine[]): Promise<void> => {
  if (lines.length === 0) return
  await tx`
    update turnover_line l set done = filled.done
    from unnest(${arrayText(lines.map(({ id }) => id))}::bigint[],
                ${arrayText(lines.map(({ done }) => done))}::bigint[]) as filled (id, done)
    where l.id = filled.id`
  await tellMembers(tx, [...new Set(lines.map(({ memberId }) => memberId))])
}

/**
 * Fills the award lines of these members anew from the sums of their wagering; doing it again changes
 * nothing. The caller holds the locks of their centre balances.
 */
export const fillLines = async (tx: Db, memberIds: readonly MemberId[]): Promise<void> => {
  const wagerings = await readWagerings(tx, memberIds)
  if (wagerings.length === 0) return
  const ids = wagerings.map(({ id }) => id)
  const sums = await lockPlay(tx, ids)
  const play = Map.groupBy(sums, ({ wageringId }) => wageringId)
  const lines = Map.groupBy(await readLines(tx, ids), ({ wageringId }) => wageringId)
  const deposits = await readDepositsDone(tx, memberIds)
  const weightsAt = await readWeights(tx)
  const changed = wagerings.flatMap(({ id, memberId, beganAt, depositsDone }) => {
    const taken = (deposits.get(memberId) ?? 0n) - depositsDone
    const before = lines.get(id) ?? []
    const amount = weighPlay(play.get(id) ?? [], taken, weightsAt(beganAt))
    return fillFromNothing(before, amount).filter((line, at) => line.done !== before[at]?.done)
  })
  await writeLines(tx, changed)
  await markFilled(tx, sums)
}

/** Members whose play was counted since their lines were filled. */
export const readUnfilled = async (db: Db, most: number): Promise<MemberId[]> => {
  const rows = await db<{ memberId: MemberId }[]>`
    select distinct w.member_id as "memberId" from wagering_play p
    join wagering w on w.id = p.wagering_id and w.ended_at is null
    where not p.filled limit ${most}`
  return rows.map(({ memberId }) => memberId)
}
