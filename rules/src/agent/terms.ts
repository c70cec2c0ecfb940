import type { Fen } from '../base/money.ts'

/** A share of the base, and what a month must reach for it. */
export interface CommissionStep {
  readonly active: number
  readonly base: Fen
  readonly rateBp: number
}

/** The figures of the agents' plan, dated like those of an activity. */
export interface AgentTerms {
  readonly kind: 'agent'
  /** A member is active in a month in which they deposited and played at least this. */
  readonly activeMember: { readonly deposited: Fen; readonly counted: Fen }
  /** From the lowest share to the highest; the first asks for nothing. */
  readonly steps: readonly CommissionStep[]
  /** A commission above this waits for an operator. */
  readonly reviewAbove: Fen
}
