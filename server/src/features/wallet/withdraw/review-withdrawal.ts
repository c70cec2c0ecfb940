import { Refused } from '@xinghe/contract/refusal.ts'
import { later, minuteMs } from '@xinghe/rules/base/instant.ts'
import type { Platform } from '../../../platform/parts.ts'
import { payOut, stopPayout } from './pay-out.ts'
import { readUnreviewed } from './store-step.ts'
import { takeStep } from './take-step.ts'

/** A step on a withdrawal, and its actor. */
export interface Order {
  readonly id: string
  readonly actor: string
}

const reviewsAtOnce = 500

export const startReview = (platform: Platform, { id, actor }: Order): Promise<void> =>
  takeStep(platform, { id, actor, from: 'requested', to: 'reviewing' })

/** Approves and requests the payout; the job retries while the outcome is unknown. */
export const approveWithdrawal = async (
  platform: Platform,
  { id, actor }: Order,
): Promise<void> => {
  await takeStep(platform, { id, actor, from: 'reviewing', to: 'paying' })
  await payOut(platform, id)
}

/** Records a payment that was made by hand or seen at the provider. */
export const markPaid = (
  platform: Platform,
  { id, actor, reference }: Order & { reference: string },
): Promise<void> => {
  if (reference.trim() === '') throw new Refused('invalid-parameter', { fields: ['reference'] })
  const step = { from: 'paying', to: 'paid', reference: reference.trim() } as const
  return takeStep(platform, { id, actor, ...step })
}

/** Returns the money, with a reason that the member reads. */
export const refuseWithdrawal = async (
  platform: Platform,
  { id, actor, reason }: Order & { reason: string },
): Promise<void> => {
  if (reason.trim() === '') throw new Refused('invalid-parameter', { fields: ['reason'] })
  const from = await stopPayout(platform, id)
  await takeStep(platform, { id, actor, from, to: 'refused', reason: reason.trim() })
}

/** The job: moves withdrawals that no operator has handled into review. */
export const startDueReviews = async (platform: Platform): Promise<void> => {
  const { reviewAfterMinutes } = platform.settings.get('cashier')
  const before = later(platform.clock.now(), -reviewAfterMinutes * minuteMs)
  for (const id of await readUnreviewed(platform.sql, before, reviewsAtOnce)) {
    await startReview(platform, { id, actor: 'site' }).catch((error: unknown) => {
      // An operator has handled it meanwhile.
      if (!(error instanceof Refused && error.refusal === 'order-ended')) throw error
    })
  }
}
