import { createHmac } from 'node:crypto'
import * as z from 'zod/mini'
import { Refused } from '@xinghe/contract/refusal.ts'
import { secondMs } from '@xinghe/rules/base/instant.ts'
import { fenToText } from '@xinghe/rules/base/money.ts'
import type { Clock } from '../../../../platform/clock/clock.ts'
import type { PayoutAdapter, PayoutAnswer } from './payout-adapter.ts'

const patienceMs = 10 * secondMs

const answer = z.union([
  z.object({
    fate: z.literal('paid'),
    reference: z.string().check(z.minLength(1), z.maxLength(100)),
  }),
  z.object({ fate: z.literal('failed'), reason: z.string().check(z.maxLength(400)) }),
  z.object({ fate: z.literal('pending') }),
])

/**
 * A payment provider over HTTP: POST of JSON to `<url>/payouts/<id>` and `<url>/payouts/<id>/stop`, signed
 * in `x-signature: sha256=<hex HMAC-SHA-256 of the body with the shared secret>`. It answers 200 with `{
 * fate: 'paid', reference }`, `{ fate: 'failed', reason }` or `{ fate: 'pending' }`. After any other answer
 * the outcome is unknown, and the request is retried.
 */
export const httpPayout = (
  { url, secret }: { url: string; secret: string },
  clock: Clock,
): PayoutAdapter => {
  const ask = async (path: string, fields: object): Promise<PayoutAnswer> => {
    const body = JSON.stringify({ ...fields, time: new Date(clock.now()).toISOString() })
    const signature = createHmac('sha256', secret).update(body).digest('hex')
    const heard = await fetch(`${url}/payouts/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-signature': `sha256=${signature}` },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    })
      .then((response) => (response.ok ? response.json() : null))
      .catch(() => null)
    const parsed = z.safeParse(answer, heard)
    if (!parsed.success) throw new Refused('outside-unreachable')
    return parsed.data
  }
  return {
    pay: ({ id, kind, bank, branch, number, holder, amount, coinAmount }) =>
      ask(id, { id, kind, bank, branch, number, holder, amount: fenToText(amount), coinAmount }),
    stop: (id) => ask(`${id}/stop`, { id }),
  }
}
