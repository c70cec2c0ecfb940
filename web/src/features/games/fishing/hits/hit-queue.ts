import type { Fen } from '@xinghe/rules/base/money.ts'
import { hitsMost } from '@xinghe/rules/games/fishing/cannon.ts'

export interface QueuedHit {
  readonly fish: string
  readonly bullet: Fen
}

/** The hits of the next call: at most three, each on another fish. Those that do not fit wait. */
export const takeHits = (
  queue: readonly QueuedHit[],
): { readonly now: readonly QueuedHit[]; readonly later: readonly QueuedHit[] } => {
  const now: QueuedHit[] = []
  const later: QueuedHit[] = []
  for (const hit of queue) {
    const isNext = now.length < hitsMost && now.every(({ fish }) => fish !== hit.fish)
    ;(isNext ? now : later).push(hit)
  }
  return { now, later }
}

/** Bullets in the air and hits that wait are together no more than a call can tell. */
export const canFire = (flying: number, waiting: number): boolean => flying + waiting < hitsMost
