import { Refused } from '@xinghe/contract/refusal.ts'
import { secondMs } from '@xinghe/rules/base/instant.ts'
import { fenToText } from '@xinghe/rules/base/money.ts'
import type { Platform } from '../../../../platform/parts.ts'
import { heardAnswer } from '../../../../platform/signing/signed-answer.ts'
import { signedHeaders } from '../../../../platform/signing/signed-message.ts'
import { readPayee } from './payee-answer.ts'
import type { OpeningOrder, RailAdapter } from './rail-adapter.ts'

const patienceMs = 10 * secondMs

/**
 * Any provider that speaks HTTP. An order is opened by a POST of
 * `{ orderId, rail, amount, remark, coinAmount, expiresAt, callbackUrl }`, signed as its callbacks are
 * but with RAIL_SECRET. A 2xx answer holds `{ orderId, bank, branch, holder, account, qrText }`, all but
 * orderId and account empty where there is none, and is signed the same way.
 */
export const httpRail = ({ config, clock }: Pick<Platform, 'config' | 'clock'>): RailAdapter => {
  const { url, secret, oldSecret, callbackSecrets } = config.rails
  const accepted = oldSecret === null ? [secret] : [secret, oldSecret]
  const bodyOf = (order: OpeningOrder): string =>
    JSON.stringify({
      orderId: order.orderId,
      rail: order.rail,
      amount: fenToText(order.payAmount),
      remark: order.remark,
      coinAmount: order.coinAmount,
      expiresAt: new Date(order.expiresAt).toISOString(),
      callbackUrl: `${config.siteUrl}/fd/callback/${order.rail}`,
    })
  return {
    callbackSecrets: (rail) => callbackSecrets.get(rail) ?? [],
    async open(order) {
      const body = bodyOf(order)
      const heard = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...signedHeaders(secret, order.now, Buffer.from(body)),
        },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(patienceMs),
      })
        .then((response) => (response.ok ? heardAnswer(response) : null))
        .catch(() => {
          throw new Refused('outside-unreachable')
        })
      if (heard === null) throw new Refused('outside-refused')
      return readPayee(accepted, order.orderId, heard, clock.now())
    },
    cashierUrl: () => null,
  }
}
