import { minuteMs, secondMs } from '../base/instant.ts'

/** What a venue says about a transfer that we asked it for. */
export const transferFates = ['done', 'refused', 'cancelled', 'never-seen', 'unknown'] as const
export type TransferFate = (typeof transferFates)[number]

/** So often a venue may say that it never saw a transfer, before it is told to never do it. */
const neverSeenMost = 2

export type OpenTransferStep = 'finish' | 'return' | 'cancel' | 'wait'

/**
 * What to do with a transfer that stayed unknown. Money goes back only when the venue has said that it
 * has not done it and will not: a request can still be on its way to a venue that has never seen it.
 */
export const stepFor = (fate: TransferFate, tries: number): OpenTransferStep => {
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

/** The pause before the next question: 10 s, doubled each time, at most 5 minutes. */
export const retryPauseMs = (tries: number): number =>
  Math.min(10 * secondMs * 2 ** Math.min(tries, 10), 5 * minuteMs)
