import type { UseQueryResult } from '@tanstack/react-query'
import type { OutputOf } from '@xinghe/contract/call.ts'
import { coinList, customerInfo } from '@xinghe/contract/wallet-deposit.ts'
import { useCall } from '../../../../platform/api/use-call.ts'
import { useLanguage } from '../../../../platform/i18n/language.ts'
import type { DepositOrder } from '../orders/use-payment-types.ts'

export type Payee = OutputOf<typeof customerInfo>

/** Whom to pay never changes for an order. */
export const usePayee = (orderId: string): UseQueryResult<Payee> =>
  useCall(customerInfo, { orderId })

/** The number of confirmations before the coin is credited; null for other rails, and before it is known. */
export const useConfirmations = ({ coin }: DepositOrder): number | null => {
  const language = useLanguage()
  const { data: coins } = useCall(coinList, { language }, { enabled: coin !== null })
  return coins?.find(({ network }) => network === coin?.network)?.confirmations ?? null
}
