import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { WithdrawalState } from '@xinghe/rules/wallet/withdrawal.ts'
import type { WithdrawalOrder } from './use-orders.ts'

export interface TrailStep {
  readonly state: WithdrawalState
  /** Null while the step is still to come. */
  readonly at: Instant | null
  readonly place: 'done' | 'current' | 'coming'
}

const way = ['requested', 'reviewing', 'paying', 'paid'] as const

/** Completed and remaining steps; a refused withdrawal ends at the refusal. */
export const trailOf = ({
  state,
  steps,
}: Pick<WithdrawalOrder, 'state' | 'steps'>): TrailStep[] => {
  const takenAt = new Map(steps.map((step) => [step.state, step.at]))
  const planned: readonly WithdrawalState[] =
    state === 'refused' ? [...way.filter((one) => takenAt.has(one)), 'refused'] : way
  const current = planned.indexOf(state)
  const ended = state === 'paid' || state === 'refused'
  return planned.map((one, at) => ({
    state: one,
    at: takenAt.get(one) ?? null,
    place:
      at < current || (ended && at === current) ? 'done' : at === current ? 'current' : 'coming',
  }))
}
