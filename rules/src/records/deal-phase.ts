export const dealPhases = ['open', 'done', 'failed'] as const
export type DealPhase = (typeof dealPhases)[number]

/** The states of orders, withdrawals and transfers, whose names do not overlap in meaning. */
const phaseOf = {
  waiting: 'open',
  reviewing: 'open',
  requested: 'open',
  paying: 'open',
  started: 'open',
  unknown: 'open',
  paid: 'done',
  'paid-late': 'done',
  'credited-in-review': 'done',
  done: 'done',
  expired: 'failed',
  closed: 'failed',
  rejected: 'failed',
  refused: 'failed',
  returned: 'failed',
} as const satisfies Record<string, DealPhase>

/** Null for an unknown state. */
export const dealPhase = (state: string): DealPhase | null =>
  Object.hasOwn(phaseOf, state) ? phaseOf[state as keyof typeof phaseOf] : null

export const dealStatesOf = (phase: DealPhase): string[] =>
  Object.keys(phaseOf).filter((state) => dealPhase(state) === phase)
