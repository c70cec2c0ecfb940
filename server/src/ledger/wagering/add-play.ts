import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import type { PlayCategory, PlayFact } from '@xinghe/rules/base/play-fact.ts'
import { arrayText, listText } from '../../platform/database/array-text.ts'
import type { Db } from '../../platform/database/connect.ts'
import { readWagerings } from './read-wagerings.ts'

interface CountedFact extends PlayFact {
  readonly counted: Fen
}

interface PlaySum {
  readonly wageringId: bigint
  readonly category: PlayCategory
  turnover: Fen
  counted: Fen
}

/**
 * Adds counted bets to the wagerings of their members, in the transaction that counts. No wallet is locked
 * there: settlement holds wallets, and the lines are filled in a transaction of their own.
 */
export const addWageredBets = async (tx: Db, facts: readonly CountedFact[]): Promise<void> => {
  const wagerings = await readWagerings(
    tx,
    facts.map(({ memberId }) => memberId),
  )
  if (wagerings.length === 0) return
  const ofMember = new Map(wagerings.map((wagering) => [wagering.memberId, wagering]))
  const sums = new Map<string, PlaySum>()
  for (const { memberId, category, turnover, counted, at } of facts) {
    const wagering = ofMember.get(memberId)
    if (wagering === undefined || at < wagering.beganAt) continue
    const key = `${wagering.id} ${category}`
    const sum = sums.get(key) ?? { wageringId: wagering.id, category, turnover: 0n, counted: 0n }
    sum.turnover += turnover
    sum.counted += counted
    sums.set(key, sum)
  }
  const rows = [...sums.values()]
  if (rows.length === 0) return
  await tx`
    insert into wagering_play as known (wagering_id, category, turnover, counted)
    select * from unnest(${arrayText(rows.map(({ wageringId }) => wageringId))}::bigint[],
                         string_to_array(${listText(rows.map(({ category }) => category))}, chr(1)),
                         ${arrayText(rows.map(({ turnover }) => turnover))}::bigint[],
                         ${arrayText(rows.map(({ counted }) => counted))}::bigint[])
      as sum (wagering_id, category, turnover, counted)
    order by wagering_id, category
    on conflict (wagering_id, category)
      do update set turnover = known.turnover + excluded.turnover,
                    counted = known.counted + excluded.counted, filled = false`
}

/** The same for rounds, which are netted with nothing: those from `after` to the counted position. */
export const addWageredRounds = async (
  tx: Db,
  memberIds: readonly MemberId[],
  after: { readonly tx: string; readonly id: bigint },
): Promise<void> => {
  const wagerings = await readWagerings(tx, memberIds)
  if (wagerings.length === 0) return
  await tx`
    insert into wagering_play as known (wagering_id, category, turnover, counted)
    select w.id, r.category, sum(r.turnover), sum(r.turnover)
    from play_position p
    join game_play r on (r.tx, r.id) > (${after.tx}::xid8, ${after.id}::bigint)
                    and (r.tx, r.id) <= (p.up_to_tx, p.up_to_id)
    join wagering w on w.member_id = r.member_id and r.settled_at >= w.began_at
    where p.source = 'rounds' and w.id = any(${arrayText(wagerings.map(({ id }) => id))}::bigint[])
    group by w.id, r.category
    order by w.id, r.category
    on conflict (wagering_id, category)
      do update set turnover = known.turnover + excluded.turnover,
                    counted = known.counted + excluded.counted, filled = false`
}
