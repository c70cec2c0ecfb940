import { Refused } from '@xinghe/contract/refusal.ts'
import { fenToText } from '@xinghe/rules/base/money.ts'
import type { Clock } from '../../../../platform/clock/clock.ts'
import type { PayoutConfig } from '../../../../platform/config/payout.ts'
import { postSigned } from '../../../../platform/signing/post-signed.ts'
import { heardAnswer } from '../../../../platform/signing/signed-answer.ts'
import type { PayoutAdapter, PayoutAnswer } from './payout-adapter.ts'
import { readAnswer } from './payout-answer.ts'

/**
 * A payment provider over HTTP: POST of JSON to `<url>/payouts/<id>` and `<url>/payouts/<id>/stop`, signed
 * in `x-signature: sha256=<hex HMAC-SHA-256 of the body with the shared secret>`. It answers 200 with `{ id,
 * fate: 'paid', reference }`, `{ id, fate: 'failed', reason }` or `{ id, fate: 'pending' }`, signed as
 * deposit callbacks are. After any other answer the outcome is unknown, and the request is retried.
 */
export const httpPayout = (
  { url, secret, oldSecret }: Omit<PayoutConfig, 'adapter'>,
  clock: Clock,
): PayoutAdapter => {
  const accepted = oldSecret === null ? [secret] : [secret, oldSecret]
  const ask = async (id: string, path: string, fields: object): Promise<PayoutAnswer> => {
    const time = new Date(clock.now()).toISOString()
    const heard = await postSigned(`${url}/payouts/${path}`, secret, { ...fields, time })
      .then((response) => (response.ok ? heardAnswer(response) : null))
      .catch(() => null)
    if (heard === null) throw new Refused('outside-unreachable')
    return readAnswer(accepted, id, heard, clock.now())
  }
  return {
    pay: ({ id, kind, bank, branch, number, holder, amount, coinAmount }) =>
      ask(id, id, {
        id,
        kind,
        bank,
        branch,
        number,
        holder,
        amount: fenToText(amount),
        coinAmount,
      }),
    stop: (id) => ask(id, `${id}/stop`, { id }),
  }
}
