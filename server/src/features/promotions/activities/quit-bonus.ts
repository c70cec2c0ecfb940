import { Refused } from '@xinghe/contract/refusal.ts'
import { activitySource, type ActivityKind } from '@xinghe/rules/base/award.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import { depositBonusKinds } from '@xinghe/rules/promotions/deposit-bonus.ts'
import type { Award } from '../../../ledger/awards/award.ts'
import { quitAward, readQuitting } from '../../../ledger/awards/quit-award.ts'
import { readAwardsOf } from '../../../ledger/awards/store.ts'
import type { Db, Tx } from '../../../platform/database/connect.ts'
import type { Secrets } from '../../../platform/secrets/secrets.ts'
import { isConfirmed, makeConfirmId } from './confirm-id.ts'

/** Which award a member wants to give back. */
interface Wanted {
  readonly kind: ActivityKind
  readonly id: string
  readonly item?: string | undefined
  readonly period?: string | undefined
}

const findAward = async (db: Db, { kind, id, item, period }: Wanted, memberId: MemberId) => {
  if (!depositBonusKinds.some((one) => one === kind)) throw new Refused('not-found')
  const awards = await readAwardsOf(db, memberId, activitySource(kind, id))
  const found = awards.find(
    (award) => award.item === item && (period === undefined || award.period === period),
  )
  if (found === undefined) throw new Refused('not-found')
  return found
}

/** The sum is signed with the award: after another bet it is another sum, and confirmed anew. */
const shownOf = ({ memberId, source, version, period, item }: Award, takes: bigint) => ({
  memberId,
  source: `quit ${source}`,
  version: version ?? 0,
  period,
  item,
  amount: takes,
})

/** What quitting would take and cancel now. An activity that has ended is quit as well. */
export const confirmQuit = async (
  db: Db,
  secrets: Secrets,
  wanted: Wanted,
  memberId: MemberId,
  now: Instant,
) => {
  const award = await findAward(db, wanted, memberId)
  const { takes, released } = await readQuitting(db, award)
  return {
    confirmId: makeConfirmId(secrets, shownOf(award, takes), now),
    amount: takes,
    multipleHundredths: award.multipleHundredths,
    turnoverAsked: released,
    version: award.version ?? 0,
  }
}

/** Quits as it was confirmed; refuses where the sum has changed since. */
export const quitBonus = async (
  tx: Tx,
  secrets: Secrets,
  { confirmId = '', ...wanted }: Wanted & { readonly confirmId?: string | undefined },
  memberId: MemberId,
  now: Instant,
): Promise<Award> => {
  const award = await findAward(tx, wanted, memberId)
  const { takes } = await quitAward(tx, award, now)
  if (!isConfirmed(secrets, confirmId, shownOf(award, takes), now))
    throw new Refused('activity-changed')
  return { ...award, state: 'quit' }
}
