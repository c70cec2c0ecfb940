import { Refused } from '@xinghe/contract/refusal.ts'
import type { Clock } from '../../../../platform/clock/clock.ts'
import { signAnswer } from '../../../../platform/signing/signed-answer.ts'
import type { PayoutAdapter, PayoutAnswer, PayoutOrder } from './payout-adapter.ts'
import { readAnswer } from './payout-answer.ts'

const played = ({ id, amount, earlierTries }: PayoutOrder): PayoutAnswer => {
  const cents = amount % 100n
  if (cents === 1n) return { fate: 'failed', reason: 'account closed (sandbox)' }
  if (cents === 2n && earlierTries < 2) return { fate: 'pending' }
  if (cents === 3n && earlierTries === 0) throw new Refused('outside-unreachable')
  return { fate: 'paid', reference: `SBX-${id.slice(3).toUpperCase()}` }
}

/**
 * Simulates the bank. A tester chooses the outcome by the cents: .01 fails, .02 is pending for two tries,
 * .03 is paid but the first answer is lost; all other amounts are paid at once. Its answers are signed and
 * checked as a provider's are.
 */
export const sandboxPayout = (secret: string, clock: Clock): PayoutAdapter => {
  const told = (id: string, answer: PayoutAnswer): PayoutAnswer =>
    readAnswer([secret], id, signAnswer(secret, clock.now(), { id, ...answer }), clock.now())
  return {
    pay: async (order) => told(order.id, played(order)),
    stop: async (id) => told(id, { fate: 'failed', reason: 'stopped (sandbox)' }),
  }
}
