import { fenToGroupedText } from '@xinghe/rules/base/money.ts'
import { dealPhase, type DealPhase } from '@xinghe/rules/records/deal-phase.ts'
import type { BadgeTone } from '@xinghe/ui/Badge.tsx'
import { orderStates } from '../../../platform/orders/messages.ts'
import { returnedOther, returnedText } from './messages.ts'
import type { Deal } from './use-deals.ts'

const tones: Record<DealPhase, BadgeTone> = { open: 'warning', done: 'success', failed: 'neutral' }

export const stateTone = (state: string): BadgeTone => {
  const phase = dealPhase(state)
  return phase === null ? 'neutral' : tones[phase]
}

/** Untranslated. */
export const stateWords = (state: string): string =>
  Object.hasOwn(orderStates, state) ? (orderStates[state] ?? state) : state

/** With its sign, as the centre wallet sees it. */
export const signedAmount = ({ direction, amount }: Pick<Deal, 'direction' | 'amount'>): string =>
  `${direction === 'in' ? '+' : '-'}${fenToGroupedText(amount)}`

/** What there is to say about it; a transfer has a name where others have a sentence. */
export const reasonWords = ({ category, reason }: Pick<Deal, 'category' | 'reason'>): string => {
  if (reason === null) return ''
  if (category !== 'transfer') return reason
  return Object.hasOwn(returnedText, reason)
    ? (returnedText[reason] ?? returnedOther)
    : returnedOther
}
