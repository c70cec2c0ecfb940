import { awardTitle, type ActivityKind } from '@xinghe/rules/base/award.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import { fenToText } from '@xinghe/rules/base/money.ts'
import type { Award } from '../../../ledger/awards/award.ts'
import { payAwards } from '../../../ledger/awards/pay-awards.ts'
import {
  findAward,
  lockAwards,
  markEnded,
  markGranted,
  readInReview,
} from '../../../ledger/awards/store.ts'
import { lockMembers } from '../../../ledger/lock-members.ts'
import { writeAuditLine } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/connect.ts'
import { sendLetter } from '../../../platform/letters/send-letter.ts'
import type { Platform } from '../../../platform/parts.ts'
import { readVersion } from '../activities/activity.ts'
import { mechanicOf } from '../mechanics/mechanics.ts'

type Parts = Pick<Platform, 'sql' | 'clock'>

export interface Decision {
  readonly id: string
  readonly isGranted: boolean
  readonly reason: string
  readonly actor: string
}

/** Awards that wait for an operator, the oldest first. */
export const listReviews = ({ sql }: Parts): Promise<Award[]> => readInReview(sql)

/** Pays or refuses an award in review; null where it is not in review, and nothing is changed. */
export const decideReview = (
  { sql, clock }: Parts,
  { id, isGranted, reason, actor }: Decision,
): Promise<Award | null> =>
  sql.begin(async (tx) => {
    const now = clock.now()
    const known = await findAward(tx, id)
    if (known === null) return null
    const { memberId } = known
    await lockMembers(tx, [memberId])
    const [award] = await lockAwards(tx, memberId, [id])
    if (award?.state !== 'review') return null
    await (isGranted ? grant(tx, award, now) : refuse(tx, award, reason, now))
    const action = isGranted ? 'grant-award' : 'refuse-award'
    await writeAuditLine(tx, {
      actor,
      action,
      subject: id,
      detail: { reason, amount: fenToText(award.amount) },
      before: { state: 'review' },
      after: { state: isGranted ? 'granted' : 'refused' },
      now,
    })
    return award
  })

const grant = async (tx: Tx, award: Award, now: Instant): Promise<void> => {
  await markGranted(tx, [award.id], now)
  await payAwards(tx, [award], now)
  const { memberId, source, version } = award
  const [kind = '', activityId] = source.split('/')
  const mechanic = mechanicOf(kind as ActivityKind)
  if (mechanic?.afterGrant === undefined || activityId === undefined || version === null) return
  const activity = await readVersion(tx, mechanic.kind, activityId, version)
  await mechanic.afterGrant(tx, { ...activity, memberId, now }, award)
}

const refuse = async (tx: Tx, award: Award, reason: string, now: Instant): Promise<void> => {
  await markEnded(tx, award.id, 'refused', reason, now)
  const title = awardTitle(award.source)
  const body = `您的${title}未通过审核：${reason}`
  const { memberId } = award
  await sendLetter(tx, {
    memberId,
    kind: 'activity',
    title: `${title}未通过审核`,
    body,
    link: '/mine/giftRecord',
    now,
  })
}
