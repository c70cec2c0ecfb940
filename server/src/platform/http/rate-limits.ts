import type { RateClass } from '@xinghe/contract/call.ts'
import { Refused } from '@xinghe/contract/refusal.ts'

/** Calls per minute and address, by class. All calls of a class count together. */
const perMinute: Record<RateClass, number> = {
  read: 600,
  write: 120,
  auth: 30,
  captcha: 60,
  code: 20,
}

export const rateLimits = (
  rate: RateClass,
  factor: number,
): { max: number; timeWindow: number; groupId: string; errorResponseBuilder: () => Error } => ({
  max: Math.max(1, Math.round(perMinute[rate] * factor)),
  timeWindow: 60_000,
  groupId: rate,
  errorResponseBuilder: () => new Refused('too-often'),
})
