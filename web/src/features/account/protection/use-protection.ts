import type { UseQueryResult } from '@tanstack/react-query'
import { readProtection } from '@xinghe/contract/account-protection.ts'
import type { Call, OutputOf } from '@xinghe/contract/call.ts'
import { refreshCall, useCall } from '../../../platform/api/use-call.ts'
import { useWrite, type Write } from '../../../platform/api/use-write.ts'

export type Protection = OutputOf<typeof readProtection>
export type ShownLimit = Protection['limits'][number]

/** Used amounts change with every bet, so opening the page refetches them. */
export const useProtection = (): UseQueryResult<Protection> =>
  useCall(readProtection, {}, { staleTime: 0 })

export const refreshProtection = (): Promise<void> => refreshCall(readProtection, {})

/** One change of the member's protection, which the page then shows. */
export const useChange = <C extends Call>(call: C): Write<C> =>
  // Also after a refusal, because the shown state may be stale.
  useWrite(call, { refresh: refreshProtection })
