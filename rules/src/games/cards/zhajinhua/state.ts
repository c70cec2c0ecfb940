import type { Card } from '../deck.ts'

export const zhajinhuaActions = ['look', 'blind', 'call', 'fold'] as const
export type ZhajinhuaAction = (typeof zhajinhuaActions)[number]

export const mostOpponents = 4

export interface ZhajinhuaChoice {
  /** 1–4, all simulated. The stake is the ante against each. */
  readonly opponents: number
}

export interface ZhajinhuaState {
  readonly member: readonly Card[]
  readonly opponents: readonly (readonly Card[])[]
  /** `unseen` and `seen` are open; the others are how the round ended. */
  readonly stage: 'unseen' | 'seen' | 'blind' | 'called' | 'folded'
}
