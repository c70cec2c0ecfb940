import { Refused } from '@xinghe/contract/refusal.ts'
import type { DepositId } from '@xinghe/rules/wallet/order-id.ts'
import { isCoinRail, rails } from '@xinghe/rules/wallet/rails.ts'
import type { Platform } from '../../../../platform/parts.ts'
import { signAnswer } from '../../../../platform/signing/signed-answer.ts'
import { readPayee } from './payee-answer.ts'
import { takePayee } from './store-rail.ts'
import type { Payee, RailAdapter } from './rail-adapter.ts'

/**
 * Made-up payees; the tester pays on the sandbox cashier, to which a QR code leads. Its answers are signed and
 * checked as a provider's are.
 */
export const sandboxRail = ({
  sql,
  secrets,
  config,
  clock,
}: Pick<Platform, 'sql' | 'secrets' | 'config' | 'clock'>): RailAdapter => {
  const cashierUrl = (orderId: string): string => `/sandbox/cashier/${orderId}`
  const secret = secrets.key('rail-sandbox').toString('hex')
  const told = (orderId: DepositId, payee: Payee): Payee => {
    const answer = signAnswer(secret, clock.now(), { orderId, ...payee })
    return readPayee([secret], orderId, answer, clock.now())
  }
  return {
    callbackSecrets: (rail) => [secrets.key(`rail-callback ${rail}`).toString('hex')],
    async open({ orderId, rail, now }) {
      const payee = await takePayee(sql, rail, now)
      if (payee === null) throw new Refused('rail-closed')
      const paidByQr = rails[rail].category === 'qr'
      const qrText = isCoinRail(rail) ? payee.account : ''
      return told(orderId, {
        ...payee,
        qrText: paidByQr ? `${config.siteUrl}${cashierUrl(orderId)}` : qrText,
      })
    },
    cashierUrl,
  }
}
