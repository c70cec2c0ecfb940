import type { WithdrawalState } from '@xinghe/rules/wallet/withdrawal.ts'
import type { BadgeTone } from '@xinghe/ui/Badge.tsx'
import { orderText as words } from './messages.ts'

export const orderTones = {
  requested: 'brand',
  reviewing: 'warning',
  paying: 'brand',
  paid: 'success',
  refused: 'danger',
} as const satisfies Record<WithdrawalState, BadgeTone>

export const orderLines = {
  requested: words.requestedLine,
  reviewing: words.reviewingLine,
  paying: words.payingLine,
  paid: words.paidLine,
  refused: words.refusedLine,
} as const satisfies Record<WithdrawalState, string>
