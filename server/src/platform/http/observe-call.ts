import type { RefusalName } from '@xinghe/contract/refusal.ts'
import type { Metrics } from '../observe/metrics.ts'
import type { CallRequest } from './call-request.ts'

/** One line per call: its path in the contract, never the address, the token or the body. */
export const observeCall = (
  metrics: Metrics,
  { id, log }: Pick<CallRequest, 'id' | 'log'>,
  path: string,
  answered: {
    readonly status: number
    readonly refusal: RefusalName | null
    readonly ms: number
  },
): void => {
  const { status, ms } = answered
  metrics.noteCall(path, ms / 1_000)
  const refusal = answered.refusal ?? undefined
  log.info({ reqId: id, path, status, refusal, ms: Math.round(ms) }, 'call')
}
