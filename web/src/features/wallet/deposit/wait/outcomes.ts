import type { DepositState } from '@xinghe/rules/wallet/deposit-order.ts'
import type { IconName } from '@xinghe/ui/icon-paths.ts'
import { waitText as words } from './messages.ts'

/** Next steps, the primary one last. */
export type NextStep = 'support' | 'letters' | 'records' | 'wallet' | 'again' | 'new-order'

export interface Outcome {
  readonly title: string
  readonly line: string
  readonly icon: IconName
  readonly tone: 'success' | 'warning' | 'danger' | 'neutral'
  readonly next: readonly NextStep[]
}

/** Texts and tone of a finished order. */
export const outcomes: Readonly<Record<Exclude<DepositState, 'waiting'>, Outcome>> = {
  paid: {
    title: words.paid,
    line: words.paidLine,
    icon: 'success',
    tone: 'success',
    next: ['records', 'again', 'wallet'],
  },
  'paid-late': {
    title: words.paidLate,
    line: words.paidLateLine,
    icon: 'success',
    tone: 'success',
    next: ['letters', 'again', 'wallet'],
  },
  'credited-in-review': {
    title: words.creditedInReview,
    line: words.creditedInReviewLine,
    icon: 'success',
    tone: 'success',
    next: ['letters', 'again', 'wallet'],
  },
  reviewing: {
    title: words.reviewing,
    line: words.reviewingLine,
    icon: 'clock',
    tone: 'warning',
    next: ['support', 'records'],
  },
  expired: {
    title: words.expired,
    line: words.expiredLine,
    icon: 'clock',
    tone: 'neutral',
    next: ['support', 'new-order'],
  },
  closed: {
    title: words.closed,
    line: words.closedLine,
    icon: 'close',
    tone: 'neutral',
    next: ['support', 'new-order'],
  },
  rejected: {
    title: words.rejected,
    line: words.rejectedLine,
    icon: 'error',
    tone: 'danger',
    next: ['records', 'support'],
  },
}
