import { fenToCny } from '@xinghe/rules/base/money.ts'
import type { Text } from '../../../../platform/i18n/use-text.ts'
import { textOfFault } from '../../../../platform/transport/text-of-fault.ts'
import { reasonText } from '../../slip/reason-text.ts'
import { cashOutText as words, refusedReasons } from '../../words/cash-out-messages.ts'
import type { CashOutProgress } from './cash-out-store.ts'

interface Outcome {
  readonly good: boolean
  readonly text: string
}

/** Null while the outcome is still to come. */
export const outcomeOf = (progress: CashOutProgress, t: Text): Outcome | null => {
  const refused = (why: string): Outcome => ({ good: false, text: t(words.refused, { why }) })
  if (progress.phase === 'refused') return refused(textOfFault(progress.fault, t))
  if (progress.phase !== 'answered') return null
  const { state, reason, value } = progress.cashOut
  if (state === 'confirming') return null
  if (state === 'accepted')
    return { good: true, text: t(words.accepted, { value: fenToCny(value) }) }
  const named = refusedReasons[reason ?? '']
  return refused(named === undefined ? reasonText(reason ?? '', t) : t(named))
}
