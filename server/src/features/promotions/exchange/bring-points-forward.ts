import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import { pointsEarned, pointsToAdd, type ExchangeTerms } from '@xinghe/rules/promotions/points.ts'
import { lockMembers } from '../../../ledger/lock-members.ts'
import type { Tx } from '../../../platform/database/connect.ts'
import { insertEntry, readPoints } from './store.ts'

/** Adds the points of play since the last entry, under the member's lock; returns the balance. */
export const bringPointsForward = async (
  tx: Tx,
  memberId: MemberId,
  terms: ExchangeTerms,
  now: Instant,
): Promise<number> => {
  await lockMembers(tx, [memberId])
  const { total, added, balance } = await readPoints(tx, memberId)
  const more = pointsToAdd(pointsEarned(terms, total), added)
  if (more === 0) return balance
  await insertEntry(tx, memberId, { change: more, reason: 'play', balance: balance + more }, now)
  return balance + more
}
