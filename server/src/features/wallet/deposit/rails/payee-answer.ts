import * as z from 'zod/mini'
import { Refused } from '@xinghe/contract/refusal.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { DepositId } from '@xinghe/rules/wallet/order-id.ts'
import { readSigned, type HeardAnswer } from '../../../../platform/signing/signed-answer.ts'
import type { Payee } from './rail-adapter.ts'

const line = z.string().check(z.maxLength(400))

const payeeShape = z.object({
  bank: line,
  branch: line,
  holder: line,
  account: z.string().check(z.minLength(1), z.maxLength(200)),
  qrText: z.string().check(z.maxLength(2_000)),
})

/**
 * Believes only an answer about this order that the provider signed just now; any other counts as none, since
 * the member would pay whom it names.
 */
export const readPayee = (
  secrets: readonly string[],
  orderId: DepositId,
  heard: HeardAnswer,
  now: Instant,
): Payee => {
  const said = readSigned(secrets, heard, now)
  if (!z.safeParse(z.object({ orderId: z.literal(orderId) }), said).success)
    throw new Refused('outside-unreachable')
  const payee = z.safeParse(payeeShape, said)
  if (!payee.success) throw new Refused('outside-refused')
  return payee.data
}
