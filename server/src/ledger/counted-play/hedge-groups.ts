import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import type { PlayFact } from '@xinghe/rules/base/play-fact.ts'
import { groupKey, type HedgeGroups } from '@xinghe/rules/promotions/count-play.ts'
import type { HedgeGroup } from '@xinghe/rules/promotions/hedge-group.ts'
import { arrayText, listText } from '../../platform/database/array-text.ts'
import type { Db } from '../../platform/database/connect.ts'

/** A row of `play_side`. */
export interface SideRow {
  readonly memberId: MemberId
  readonly group: string
  readonly side: string
  readonly sides: number
  readonly turnover: Fen
}

/** The sides of one group together. */
export const groupOf = (rows: readonly SideRow[]): HedgeGroup => ({
  sides: Math.max(...rows.map(({ sides }) => sides)),
  turnover: new Map(rows.map(({ side, turnover }) => [side, turnover])),
})

/** The groups of these facts, as far as they were counted before. */
export const readGroups = async (tx: Db, facts: readonly PlayFact[]): Promise<HedgeGroups> => {
  const asked = new Map<string, { memberId: MemberId; group: string }>()
  for (const { memberId, hedge } of facts)
    if (hedge !== null) asked.set(groupKey(memberId, hedge.group), { memberId, group: hedge.group })
  if (asked.size === 0) return new Map()
  const groups = [...asked.values()]
  const rows = await tx<SideRow[]>`
    select s.member_id as "memberId", s.hedge_group as "group", s.side, s.sides, s.turnover
    from unnest(string_to_array(${listText(groups.map(({ memberId }) => memberId))}, chr(1)),
                string_to_array(${listText(groups.map(({ group }) => group))}, chr(1)))
      as asked (member_id, hedge_group)
    join play_side s on s.member_id = asked.member_id and s.hedge_group = asked.hedge_group`
  const byGroup = Map.groupBy(rows, ({ memberId, group }) => groupKey(memberId, group))
  return new Map(Array.from(byGroup, ([key, own]) => [key, groupOf(own)]))
}

/** The next rows in the order of their key. */
export const readSidePage = (tx: Db, after: SideRow | null, most: number): Promise<SideRow[]> =>
  tx<SideRow[]>`
    select member_id as "memberId", hedge_group as "group", side, sides, turnover from play_side
    where (member_id, hedge_group, side)
        > (${after?.memberId ?? ''}, ${after?.group ?? ''}, ${after?.side ?? ''})
    order by member_id, hedge_group, side limit ${most}`

/** The key of a group begins with the member's id, which has no space in it. */
const sideRows = (groups: HedgeGroups): SideRow[] =>
  [...groups].flatMap(([key, { sides, turnover }]) => {
    const end = key.indexOf(' ')
    const memberId = key.slice(0, end) as MemberId
    const group = key.slice(end + 1)
    return Array.from(turnover, ([side, amount]) => ({
      memberId,
      group,
      side,
      sides,
      turnover: amount,
    }))
  })

export const writeGroups = async (tx: Db, groups: HedgeGroups): Promise<void> => {
  if (groups.size === 0) return
  const rows = sideRows(groups)
  await tx`
    insert into play_side (member_id, hedge_group, side, sides, turnover)
    select unnest(string_to_array(${listText(rows.map(({ memberId }) => memberId))}, chr(1))),
           unnest(string_to_array(${listText(rows.map(({ group }) => group))}, chr(1))),
           unnest(string_to_array(${listText(rows.map(({ side }) => side))}, chr(1))),
           unnest(${arrayText(rows.map(({ sides }) => sides))}::smallint[]),
           unnest(${arrayText(rows.map(({ turnover }) => turnover))}::bigint[])
    on conflict (member_id, hedge_group, side)
      do update set sides = excluded.sides, turnover = excluded.turnover`
}
