import type { MemberId } from '../base/id.ts'
import { siteDay, type Instant } from '../base/instant.ts'
import type { Fen } from '../base/money.ts'
import type { PlayCategory, PlayFact } from '../base/play-fact.ts'
import { addToGroup, countedInGroup, emptyGroup, type HedgeGroup } from './hedge-group.ts'

/** An addition to a member's play of one day. */
export interface DayPlay {
  readonly memberId: MemberId
  /** GMT+8. */
  readonly day: string
  readonly category: PlayCategory
  readonly edgeBp: number
  readonly counted: Fen
  readonly net: Fen
  /** When the counted play of the day last changed; null where it did not. */
  readonly reachedAt: Instant | null
}

/** By `groupKey`. */
export type HedgeGroups = ReadonlyMap<string, HedgeGroup>

export interface CountedPlay {
  /** Of each fact, in their order. */
  readonly counted: readonly Fen[]
  readonly days: readonly DayPlay[]
  /** The groups that were added to, as they are now. */
  readonly groups: HedgeGroups
}

export const groupKey = (memberId: MemberId, group: string): string => `${memberId} ${group}`

const dayKey = ({ memberId, day, category, edgeBp }: DayPlay): string =>
  `${memberId} ${day} ${category} ${edgeBp}`

const latest = (one: Instant | null, other: Instant | null): Instant | null =>
  one === null || (other !== null && other > one) ? other : one

/**
 * Counts facts in any order and in any number of parts: the sums are the same. `before` has the groups of
 * the facts as they were; a correction counts on the day of its posting, and may be negative there.
 */
export const countPlay = (facts: readonly PlayFact[], before: HedgeGroups): CountedPlay => {
  const groups = new Map<string, HedgeGroup>()
  const days = new Map<string, DayPlay>()

  const countedBy = ({ memberId, turnover, hedge }: PlayFact): Fen => {
    if (hedge === null) return turnover
    const key = groupKey(memberId, hedge.group)
    const group = groups.get(key) ?? before.get(key) ?? emptyGroup
    const after = addToGroup(group, hedge, turnover)
    groups.set(key, after)
    return countedInGroup(after) - countedInGroup(group)
  }

  const countedOf = facts.map(countedBy)
  for (const [place, { memberId, category, edgeBp, net, at }] of facts.entries()) {
    const counted = countedOf[place] ?? 0n
    const reachedAt = counted === 0n ? null : at
    const added = { memberId, day: siteDay(at), category, edgeBp, counted, net, reachedAt }
    const sum = days.get(dayKey(added))
    days.set(dayKey(added), {
      ...added,
      counted: added.counted + (sum?.counted ?? 0n),
      net: added.net + (sum?.net ?? 0n),
      reachedAt: latest(added.reachedAt, sum?.reachedAt ?? null),
    })
  }
  return { counted: countedOf, days: [...days.values()], groups }
}
