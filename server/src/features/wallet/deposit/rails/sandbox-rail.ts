import { Refused } from '@xinghe/contract/refusal.ts'
import { isCoinRail, rails } from '@xinghe/rules/wallet/rails.ts'
import type { Platform } from '../../../../platform/parts.ts'
import { takePayee } from './store-rail.ts'
import type { RailAdapter } from './rail-adapter.ts'

/** Made-up payees; the tester pays on the sandbox cashier, to which a QR code leads. */
export const sandboxRail = ({
  sql,
  secrets,
  config,
}: Pick<Platform, 'sql' | 'secrets' | 'config'>): RailAdapter => {
  const cashierUrl = (orderId: string): string => `/sandbox/cashier/${orderId}`
  return {
    callbackSecrets: (rail) => [secrets.key(`rail-callback ${rail}`).toString('hex')],
    async open({ orderId, rail, now }) {
      const payee = await takePayee(sql, rail, now)
      if (payee === null) throw new Refused('rail-closed')
      const paidByQr = rails[rail].category === 'qr'
      const qrText = isCoinRail(rail) ? payee.account : ''
      return { ...payee, qrText: paidByQr ? `${config.siteUrl}${cashierUrl(orderId)}` : qrText }
    },
    cashierUrl,
  }
}
