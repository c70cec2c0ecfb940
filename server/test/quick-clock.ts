import { instant } from '@xinghe/rules/base/instant.ts'
import type { Clock } from '../src/platform/clock/clock.ts'

/** Site time that runs faster than the machine's, the same in every process. */
export interface QuickClock {
  readonly startedAt: number
  readonly origin: number
  readonly speed: number
}

export const quickClock = ({ startedAt, origin, speed }: QuickClock): Clock => ({
  now: () => instant(Math.floor(origin + (Date.now() - startedAt) * speed)),
  advance: null,
})
