import { fenToGroupedText } from '@xinghe/rules/base/money.ts'
import { dealPhase, type DealPhase } from '@xinghe/rules/records/deal-phase.ts'
import { isRailName, rails } from '@xinghe/rules/wallet/rails.ts'
import type { BadgeTone } from '@xinghe/ui/Badge.tsx'
import { pathOf } from '../../../platform/navigation/route-paths.ts'
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

/** The page of a withdrawal or deposit order; null where a record has none. */
export const orderPathOf = ({ id, category, channel }: Deal): string | null => {
  const order = `?order=${encodeURIComponent(id)}`
  if (category === 'withdraw') return `${pathOf('takeMoney')}${order}`
  if (category !== 'deposit' || !isRailName(channel)) return null
  return `${pathOf(rails[channel].waitRoute)}${order}`
}
