import type { UseQueryResult } from '@tanstack/react-query'
import type { OutputOf } from '@xinghe/contract/call.ts'
import { coinList, customerInfo } from '@xinghe/contract/wallet-deposit.ts'
import { useCall } from '../../../../platform/api/use-call.ts'
import { useLanguage } from '../../../../platform/i18n/language.ts'
import type { DepositOrder } from '../use-payment-types.ts'

export type Payee = OutputOf<typeof customerInfo>

/** Whom to pay never changes for an order. */
export const usePayee = (orderId: string): UseQueryResult<Payee> =>
  useCall(customerInfo, { orderId })

/** How often a network confirms before the coin counts; null where it is no coin, or not known yet. */
export const useConfirmations = ({ coin }: DepositOrder): number | null => {
  const language = useLanguage()
  const { data: coins } = useCall(coinList, { language }, { enabled: coin !== null })
  return coins?.find(({ network }) => network === coin?.network)?.confirmations ?? null
}
