import { nextStep } from '@xinghe/rules/agent/commission.ts'
import type { AgentTerms, CommissionStep } from '@xinghe/rules/agent/terms.ts'
import { fenToCny, type Fen } from '@xinghe/rules/base/money.ts'
import type { Text } from '../../../platform/i18n/use-text.ts'
import { agentText as words } from './messages.ts'

export interface StepAhead {
  readonly step: CommissionStep
  /** Active members and base still needed to reach it. */
  readonly active: number
  readonly base: Fen
}

/** The step after the reached one and what is still needed for it; null at the highest. */
export const stepAhead = (
  { steps }: Pick<AgentTerms, 'steps'>,
  active: number,
  base: Fen,
): StepAhead | null => {
  const step = nextStep(steps, active, base)
  if (step === null) return null
  return {
    step,
    active: Math.max(0, step.active - active),
    base: step.base > base ? step.base - base : 0n,
  }
}

/** `4 名活跃会员，基数 ¥10,000`. */
export const missingText = (t: Text, { active, base }: StepAhead): string =>
  [
    active > 0 ? t(words.missingActive, { count: active }) : '',
    base > 0n ? t(words.missingBase, { amount: fenToCny(base) }) : '',
  ]
    .filter((part) => part !== '')
    .join(t(words.and))
