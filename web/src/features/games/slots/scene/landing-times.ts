import { type Machine, scatter } from '@xinghe/rules/games/slots/machines/machine.ts'
import type { Spin } from '@xinghe/rules/games/slots/spin.ts'

/** How long reels run before the first one brakes, and between two of them. */
export interface Pace {
  readonly runMs: number
  readonly gapMs: number
  /** Added before a reel that may complete the feature. */
  readonly suspenseMs: number
}

export const basePace: Pace = { runMs: 520, gapMs: 190, suspenseMs: 850 }
export const freePace: Pace = { runMs: 300, gapMs: 110, suspenseMs: 0 }

/**
 * Reels from which on the feature hangs on the next scatter. A reel is held back only while its own
 * strip can still complete the feature: suspense never stands for a chance that is gone.
 */
export const suspenseReels = (machine: Machine, spin: Pick<Spin, 'window'>): readonly boolean[] => {
  const least = Math.min(...machine.scatterPrizes.map(({ count }) => count))
  let seen = 0
  return machine.strips.map((strip, reel) => {
    const held = seen === least - 1 && strip.includes(scatter)
    seen += spin.window[reel]?.filter((symbol) => symbol === scatter).length ?? 0
    return held
  })
}

/** When each reel begins to brake, in milliseconds from the answer. */
export const landingTimes = (
  machine: Machine,
  spin: Pick<Spin, 'window'>,
  { runMs, gapMs, suspenseMs }: Pace,
): readonly number[] => {
  const held = suspenseReels(machine, spin)
  let time = runMs
  return held.map((waits, reel) => {
    if (reel > 0) time += gapMs
    if (waits) time += suspenseMs
    return time
  })
}
