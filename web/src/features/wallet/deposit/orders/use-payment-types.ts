import type { UseQueryResult } from '@tanstack/react-query'
import type { OutputOf } from '@xinghe/contract/call.ts'
import { paymentTypes } from '@xinghe/contract/wallet-deposit.ts'
import { queryClient } from '../../../../platform/api/query-client.ts'
import { useCall } from '../../../../platform/api/use-call.ts'
import { useLanguage } from '../../../../platform/i18n/language.ts'

export type PaymentTypes = OutputOf<typeof paymentTypes>
export type OfferedRail = PaymentTypes['rails'][number]
export type DepositOrder = PaymentTypes['waiting'][number]

/** Orders and limits change without this page, so opening it refetches them. */
export const usePaymentTypes = (): UseQueryResult<PaymentTypes> =>
  useCall(paymentTypes, { language: useLanguage() }, { staleTime: 0 })

/** In every language. */
export const refreshPaymentTypes = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: [paymentTypes.path] })
