import { no, ok, type Result } from '../base/result.ts'

export const withdrawalStates = ['requested', 'reviewing', 'paying', 'paid', 'refused'] as const
export type WithdrawalState = (typeof withdrawalStates)[number]

/** The member cannot take a request back, so no step is theirs. */
const nextStates: Record<WithdrawalState, readonly WithdrawalState[]> = {
  requested: ['reviewing'],
  reviewing: ['paying', 'refused'],
  paying: ['paid', 'refused'],
  paid: [],
  refused: [],
}

/** Effect of a step on the locked money. */
export type LockedMoney = 'stays' | 'leaves' | 'returns'

export interface WithdrawalStep {
  readonly state: WithdrawalState
  readonly locked: LockedMoney
}

export const moveWithdrawal = (
  from: WithdrawalState,
  to: WithdrawalState,
): Result<WithdrawalStep, 'withdrawal-step'> => {
  if (!nextStates[from].includes(to)) return no('withdrawal-step')
  if (to === 'paid') return ok({ state: to, locked: 'leaves' })
  return ok({ state: to, locked: to === 'refused' ? 'returns' : 'stays' })
}

/** True while the money lies in the locked wallet. */
export const isUnderWay = (state: WithdrawalState): boolean => nextStates[state].length > 0
