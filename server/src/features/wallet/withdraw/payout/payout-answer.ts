import * as z from 'zod/mini'
import { Refused } from '@xinghe/contract/refusal.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import { readSigned, type HeardAnswer } from '../../../../platform/signing/signed-answer.ts'
import type { PayoutAnswer } from './payout-adapter.ts'

const shapeOf = (id: string) =>
  z.union([
    z.object({
      id: z.literal(id),
      fate: z.literal('paid'),
      reference: z.string().check(z.minLength(1), z.maxLength(100)),
    }),
    z.object({
      id: z.literal(id),
      fate: z.literal('failed'),
      reason: z.string().check(z.maxLength(400)),
    }),
    z.object({ id: z.literal(id), fate: z.literal('pending') }),
  ])

/**
 * Believes only an answer about this withdrawal that the provider signed just now. Any other leaves the
 * outcome unknown: a forged `failed` would return money that was paid.
 */
export const readAnswer = (
  secrets: readonly string[],
  id: string,
  heard: HeardAnswer,
  now: Instant,
): PayoutAnswer => {
  const answer = z.safeParse(shapeOf(id), readSigned(secrets, heard, now))
  if (!answer.success) throw new Refused('outside-unreachable')
  return answer.data
}
