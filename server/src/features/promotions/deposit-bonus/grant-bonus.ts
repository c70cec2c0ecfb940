import { Refused } from '@xinghe/contract/refusal.ts'
import { breakAt } from '@xinghe/rules/account/play-break.ts'
import { awardTitle } from '@xinghe/rules/base/award.ts'
import { hourMs, type Instant } from '@xinghe/rules/base/instant.ts'
import { dayPeriod } from '@xinghe/rules/base/period.ts'
import {
  bonusConditionsFor,
  bonusItem,
  depositBonus,
} from '@xinghe/rules/promotions/deposit-bonus.ts'
import {
  bonusRefusal,
  paidTooLate,
  takenElsewhere,
} from '@xinghe/rules/promotions/rules-text/deposit-bonus.ts'
import { isWithinGrace } from '@xinghe/rules/wallet/deposit-order.ts'
import { grantAwards, reviewAwards } from '../../../ledger/awards/grant-awards.ts'
import { lockPerson } from '../../../ledger/awards/lock-person.ts'
import { lockMembers } from '../../../ledger/lock-members.ts'
import type { Tx } from '../../../platform/database/connect.ts'
import { sendLetter } from '../../../platform/letters/send-letter.ts'
import type { Platform } from '../../../platform/parts.ts'
import { readLastLogin } from '../../../platform/session/store.ts'
import { readVersion, sourceOf, type Activity } from '../activities/activity.ts'
import { needsReview, originOf } from '../activities/claim-origin.ts'
import { insertClaim } from '../activities/store-claims.ts'
import { mechanicOf } from '../mechanics/mechanics.ts'
import { bonusTerms } from './bonus-terms.ts'
import * as store from '../mechanics/store-deposit.ts'

/**
 * Judges the bonus of an order whose payment was credited: an award, or a letter that says why not. Once per
 * order. The order keeps its version, so an activity that was edited or has ended since still pays.
 */
export const grantBonus = async (
  { sql, clock, settings }: Pick<Platform, 'sql' | 'clock' | 'settings'>,
  orderId: string,
  reference: string,
): Promise<void> => {
  const credit = await store.readCredit(sql, orderId, reference)
  if (credit === null) return
  const now = clock.now()
  const graceMs = settings.get('cashier').lateCreditHours * hourMs
  const isTooLate = !isWithinGrace(credit, graceMs, credit.paidAt)
  const activity = await readVersion(sql, credit.kind, credit.id, credit.version)
  const judgeOnce = (judge: (tx: Tx) => Promise<void>): Promise<void> =>
    sql.begin(async (tx) => {
      await lockMembers(tx, [credit.memberId])
      if (!(await store.isJudged(tx, orderId))) await judge(tx)
    })
  try {
    await judgeOnce((tx) => judgeBonus(tx, activity, { ...credit, isTooLate }, now))
  } catch (error) {
    if (!(error instanceof Refused) || error.refusal !== 'award-taken-elsewhere') throw error
    await judgeOnce((tx) => refuse(tx, activity, credit, takenElsewhere, now))
  }
}

const judgeBonus = async (
  tx: Tx,
  activity: Activity,
  credit: store.BonusCredit & { readonly isTooLate: boolean },
  now: Instant,
): Promise<void> => {
  const { memberId, amount, creditedAt, isTooLate } = credit
  const standing = await store.readStanding(tx, memberId)
  const isBarred =
    standing === null ||
    standing.simulated ||
    standing.state !== 'active' ||
    breakAt(standing.playBreak, now) !== null
  // No letter either: nothing about promotions reaches a member on a break.
  if (isBarred) return store.insertVerdict(tx, credit, { reason: 'barred' }, now)

  if (isTooLate) return refuse(tx, activity, credit, paidTooLate, now)
  const [terms, source] = [bonusTerms(activity), sourceOf(activity)]
  const history = await store.readHistory(tx, memberId, source, creditedAt, credit)
  // The time of the payment: a review of ours does not make it late.
  const conditions = bonusConditionsFor(terms, history, amount, credit.paidAt)
  const unmet = conditions.filter(({ isMet }) => !isMet).map(({ code }) => code)
  if (unmet.length > 0) return refuse(tx, activity, credit, bonusRefusal(unmet), now)

  const oncePer = mechanicOf(activity.kind)?.oncePer ?? []
  // The payment comes from a bank: the member's own place is that of the last login.
  const origin = originOf(await readLastLogin(tx, memberId))
  const isReviewed = oncePer.length > 0 && (await needsReview(tx, source, memberId, origin, now))
  const [award] = await (isReviewed ? reviewAwards : grantAwards)(
    tx,
    [
      {
        memberId,
        source,
        period: activity.kind === 'firstDeposit' ? '' : dayPeriod(creditedAt).name,
        item: bonusItem,
        amount: depositBonus(terms.steps, amount),
        multipleHundredths: terms.multipleHundredths,
        version: activity.version,
        claimUntil: null,
      },
    ],
    now,
  )
  if (award === undefined) return refuse(tx, activity, credit, bonusRefusal(['first-today']), now)
  await lockPerson(tx, award, oncePer)
  if (oncePer.length > 0) await insertClaim(tx, award, origin, now)
  await store.insertVerdict(tx, credit, { awardId: award.id }, now)
  if (isReviewed) await tellReview(tx, activity, credit, now)
}

const tellReview = async (
  tx: Tx,
  activity: Activity,
  { memberId, orderId }: store.BonusCredit,
  now: Instant,
): Promise<void> => {
  const name = awardTitle(sourceOf(activity))
  await sendLetter(tx, {
    memberId,
    kind: 'activity',
    title: `${name}审核中`,
    body: `订单 ${orderId} 已到账，所选的${name}将在 24 小时内审核，结果以站内信通知。您的存款不受影响。`,
    now,
  })
}

const refuse = async (
  tx: Tx,
  activity: Activity,
  credit: store.BonusCredit,
  reason: string,
  now: Instant,
): Promise<void> => {
  const { memberId, orderId } = credit
  const name = awardTitle(sourceOf(activity))
  await store.insertVerdict(tx, credit, { reason }, now)
  await sendLetter(tx, {
    memberId,
    kind: 'activity',
    title: `${name}未发放`,
    body: `订单 ${orderId} 已到账，所选的${name}未发放：${reason}。您的存款不受影响。`,
    now,
  })
}
