import * as z from 'zod/mini'
import { Refused } from '@xinghe/contract/refusal.ts'
import { secondMs } from '@xinghe/rules/base/instant.ts'
import { fenToText } from '@xinghe/rules/base/money.ts'
import type { Platform } from '../../../../platform/parts.ts'
import { signedHeaders } from '../../../../platform/signing/signed-message.ts'
import type { OpeningOrder, RailAdapter } from './rail-adapter.ts'

const patienceMs = 10 * secondMs

const line = z.string().check(z.maxLength(400))
const payeeShape = z.object({
  bank: line,
  branch: line,
  holder: line,
  account: z.string().check(z.minLength(1), z.maxLength(200)),
  qrText: z.string().check(z.maxLength(2_000)),
})

/**
 * Any provider that speaks HTTP. An order is opened by a POST of
 * `{ orderId, rail, amount, remark, coinAmount, expiresAt, callbackUrl }`, signed as its callbacks are
 * but with RAIL_SECRET. A 2xx answer holds `{ bank, branch, holder, account, qrText }`, each empty where
 * there is none but the account.
 */
export const httpRail = ({ config }: Pick<Platform, 'config'>): RailAdapter => {
  const { url, secret, callbackSecrets } = config.rails
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
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...signedHeaders(secret, order.now, Buffer.from(body)),
        },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(patienceMs),
      }).catch(() => {
        throw new Refused('outside-unreachable')
      })
      const answer: unknown = await response.json().catch(() => null)
      const payee = z.safeParse(payeeShape, answer)
      if (!response.ok || !payee.success) throw new Refused('outside-refused')
      return payee.data
    },
    cashierUrl: () => null,
  }
}
