import type { RefusalName } from '@xinghe/contract/refusal.ts'

interface PressOutcome {
  readonly kind: string
  readonly refused?: { readonly refusal: RefusalName }
}

/** A limit that the member set stopped the press; only the member can change it. */
export const isLimitReached = (outcome: PressOutcome | null): boolean =>
  outcome?.kind === 'refused' && outcome.refused?.refusal === 'limit-reached'
