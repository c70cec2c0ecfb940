import type { TimelineEvent } from '@xinghe/contract/sports-live.ts'

/** The weight of an event for momentum. */
const weights: Readonly<Record<string, number>> = {
  score: 4,
  set: 4,
  penalty: 3,
  game: 2,
  corner: 2,
  point: 1,
  danger: 1,
}

/** Whether the event counts for momentum. */
export const isPressing = ({ kind, side }: Pick<TimelineEvent, 'kind' | 'side'>): boolean =>
  side !== null && weights[kind] !== undefined

export interface Stretch {
  /** Which one, from 0. */
  readonly number: number
  readonly home: number
  readonly away: number
}

/** Who pressed when: the match in equal stretches, from the first event to the last. */
export const momentumOf = (
  events: readonly TimelineEvent[],
  stretches: number,
): readonly Stretch[] => {
  const last = Math.max(1, ...events.map(({ at }) => at + 1))
  const sums = Array.from({ length: stretches }, (_, number) => ({ number, home: 0, away: 0 }))
  for (const { at, kind, side } of events) {
    const stretch = sums[Math.floor((at / last) * stretches)]
    const weight = weights[kind] ?? 0
    if (stretch === undefined || side === null) continue
    if (side === 'H') stretch.home += weight
    else stretch.away += weight
  }
  return sums
}
