import { Refused, type RefusalName } from '@xinghe/contract/refusal.ts'
import { isClaimable } from '@xinghe/rules/base/award.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Tx } from '../../platform/database/connect.ts'
import { tellMembers } from '../../platform/events/tell-members.ts'
import { lockMembers } from '../lock-members.ts'
import type { Award, NewAward } from './award.ts'
import { payAwards } from './pay-awards.ts'
import { insertAwards, lockAwards, markGranted } from './store.ts'

const membersOf = (awards: readonly { memberId: MemberId }[]): MemberId[] => [
  ...new Set(awards.map(({ memberId }) => memberId)),
]

/**
 * The one way to give money to members. Wallets are locked first, as in settlement, then the award's row is
 * written; its unique key decides which of several equal grants pays. Returns the awards that were paid now:
 * one that was given before is not paid again.
 */
export const grantAwards = async (
  tx: Tx,
  awards: readonly NewAward[],
  now: Instant,
): Promise<Award[]> => {
  await lockMembers(tx, membersOf(awards))
  const granted = await insertAwards(tx, awards, 'granted', now)
  await payAwards(tx, granted, now)
  return granted
}

/** Awards that their members may claim until `claimUntil`. Returns those that are new. */
export const offerAwards = async (
  tx: Tx,
  awards: readonly NewAward[],
  now: Instant,
): Promise<Award[]> => {
  const offered = await insertAwards(tx, awards, 'offered', now)
  if (offered.length > 0) await tellMembers(tx, membersOf(offered))
  return offered
}

/** Awards that an operator must look at before they are paid. Returns those that are new. */
export const reviewAwards = (tx: Tx, awards: readonly NewAward[], now: Instant): Promise<Award[]> =>
  insertAwards(tx, awards, 'review', now)

/** Why an award cannot be claimed; null when it can. */
export const claimFault = (award: Award | undefined, now: Instant): RefusalName | null => {
  if (award === undefined) return 'not-found'
  if (award.state === 'granted' || award.state === 'quit') return 'award-claimed'
  if (award.state === 'review') return 'award-in-review'
  return isClaimable(award, now) ? null : 'award-expired'
}

/** Pays offered awards of one member; refuses for each the reason why it cannot be claimed. */
export const claimAwards = async (
  tx: Tx,
  memberId: MemberId,
  ids: readonly string[],
  now: Instant,
): Promise<Map<string, Award | RefusalName>> => {
  await lockMembers(tx, [memberId])
  const known = new Map((await lockAwards(tx, memberId, ids)).map((award) => [award.id, award]))
  const results = new Map<string, Award | RefusalName>()
  const paid: Award[] = []
  for (const id of new Set(ids)) {
    const award = known.get(id)
    const fault = claimFault(award, now)
    if (fault === null && award !== undefined) paid.push(award)
    results.set(id, fault ?? award ?? 'not-found')
  }
  await markGranted(
    tx,
    paid.map(({ id }) => id),
    now,
  )
  await payAwards(tx, paid, now)
  return results
}

/** The same for one award. */
export const claimAward = async (
  tx: Tx,
  memberId: MemberId,
  id: string,
  now: Instant,
): Promise<Award> => {
  const result = (await claimAwards(tx, memberId, [id], now)).get(id) ?? 'not-found'
  if (typeof result === 'string') throw new Refused(result)
  return result
}
