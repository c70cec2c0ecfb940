import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { countedInGroup } from '@xinghe/rules/promotions/hedge-group.ts'
import type { Tx } from '../../platform/database/connect.ts'
import { groupOf, readSidePage, type SideRow } from './hedge-groups.ts'
import { findWrongSiteDay, readSumsPage } from './play-sums.ts'
import { factSources, type FactSource, type Position, type ReadFact } from './read-facts.ts'

const pageSize = 10_000

/** What the facts of a member sum to; `hedged` is the turnover of singles before netting. */
interface FactSums {
  plain: Fen
  hedged: Fen
  net: Fen
}

const isAfter = (one: Position, other: Position): boolean => {
  const [tx, otherTx] = [BigInt(one.tx), BigInt(other.tx)]
  return tx === otherTx ? one.id > other.id : tx > otherTx
}

/** The facts of a source that were counted. */
const readCounted = async function* (
  tx: Tx,
  source: FactSource,
): AsyncGenerator<readonly ReadFact[]> {
  const [row] = await tx<{ first: string; tx: string; id: bigint }[]>`
    select began_after_tx::text as first, up_to_tx::text as tx, up_to_id as id
    from play_position where source = ${source}`
  if (row === undefined) return
  let after: Position = { tx: row.first, id: 9_223_372_036_854_775_807n }
  for (;;) {
    const facts = await factSources[source](tx, after, pageSize)
    const counted = facts.filter(({ position }) => !isAfter(position, row))
    yield counted
    if (counted.length < pageSize) return
    after = counted.at(-1)?.position ?? after
  }
}

const sumFacts = async (tx: Tx): Promise<Map<MemberId, FactSums>> => {
  const sums = new Map<MemberId, FactSums>()
  for (const source of ['bets', 'rounds'] as const)
    for await (const facts of readCounted(tx, source))
      for (const { memberId, turnover, net, hedge } of facts) {
        const sum = sums.get(memberId) ?? { plain: 0n, hedged: 0n, net: 0n }
        if (hedge === null) sum.plain += turnover
        else sum.hedged += turnover
        sum.net += net
        sums.set(memberId, sum)
      }
  return sums
}

interface GroupSums {
  turnover: Fen
  counted: Fen
}

/** Groups come one after the other, in the order of their key. */
const sumGroups = async (tx: Tx): Promise<Map<MemberId, GroupSums>> => {
  const sums = new Map<MemberId, GroupSums>()
  const add = (rows: readonly SideRow[]): void => {
    const [first] = rows
    if (first === undefined) return
    const sum = sums.get(first.memberId) ?? { turnover: 0n, counted: 0n }
    sum.turnover += rows.reduce((all, { turnover }) => all + turnover, 0n)
    sum.counted += countedInGroup(groupOf(rows))
    sums.set(first.memberId, sum)
  }
  let group: SideRow[] = []
  let after: SideRow | null = null
  for (;;) {
    const rows: SideRow[] = await readSidePage(tx, after, pageSize)
    for (const row of rows) {
      if (group[0]?.memberId !== row.memberId || group[0].group !== row.group) {
        add(group)
        group = []
      }
      group.push(row)
    }
    after = rows.at(-1) ?? null
    if (rows.length < pageSize) break
  }
  add(group)
  return sums
}

/** The sums of all members by day, against the members' own days. */
const compareSiteDays = async (tx: Tx): Promise<string | null> => {
  const row = await findWrongSiteDay(tx)
  if (row === null) return null
  const { day, category, counted, summed } = row
  return `play of ${day} in ${category}: the site counts ${counted} fen instead of ${summed}`
}

/**
 * Sums all counted facts again, with their netting, and compares them with each member's days and total.
 * Memory grows with the members, not with the facts. Returns the first difference.
 */
export const comparePlay = async (tx: Tx): Promise<string | null> => {
  const [facts, groups] = [await sumFacts(tx), await sumGroups(tx)]
  const unseen = new Set([...facts.keys(), ...groups.keys()])
  const differenceOf = (memberId: MemberId, counted: Fen, net: Fen, total: Fen): string | null => {
    const must = facts.get(memberId) ?? { plain: 0n, hedged: 0n, net: 0n }
    const group = groups.get(memberId) ?? { turnover: 0n, counted: 0n }
    for (const [what, is, should] of [
      ['sides have', group.turnover, must.hedged],
      ['days count', counted, must.plain + group.counted],
      ['days net', net, must.net],
      ['total is', total, counted],
    ] as const)
      if (is !== should) return `play of ${memberId}: the ${what} ${is} fen instead of ${should}`
    return null
  }
  let after = ''
  for (;;) {
    const rows = await readSumsPage(tx, after, pageSize)
    for (const { memberId, counted, net, total } of rows) {
      unseen.delete(memberId)
      const difference = differenceOf(memberId, counted, net, total)
      if (difference !== null) return difference
    }
    after = rows.at(-1)?.memberId ?? after
    if (rows.length < pageSize) break
  }
  for (const memberId of unseen) return differenceOf(memberId, 0n, 0n, 0n)
  return compareSiteDays(tx)
}
