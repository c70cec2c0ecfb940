import { minuteMs, secondMs } from '../base/instant.ts'

/** Status of a transfer as its venue reports it. */
export const transferFates = ['done', 'refused', 'cancelled', 'never-seen', 'unknown'] as const
export type TransferFate = (typeof transferFates)[number]

/** After this many answers `never-seen` the venue is asked to cancel the transfer. */
const neverSeenMost = 2

export type OpenTransferStep = 'finish' | 'return' | 'cancel' | 'wait'

/**
 * Next step for a transfer of unknown outcome. Money is returned only when the venue has confirmed that it
 * did not and will not do it: after `never-seen` the request can still be on its way.
 */
export const nextTransferStep = (fate: TransferFate, tries: number): OpenTransferStep => {
  switch (fate) {
    case 'done':
      return 'finish'
    case 'refused':
    case 'cancelled':
      return 'return'
    case 'never-seen':
      return tries >= neverSeenMost ? 'cancel' : 'wait'
    default:
      return 'wait'
  }
}

/** Pause before the next status request: 10 s, doubled each time, at most 5 minutes. */
export const retryPauseMs = (tries: number): number =>
  Math.min(10 * secondMs * 2 ** Math.min(tries, 10), 5 * minuteMs)
