import { instant } from '@xinghe/rules/base/instant.ts'
import type { Clock } from '../../src/platform/clock/clock.ts'
import type { QuickClock } from './keeper-words.ts'

export const quickClock = ({ startedAt, origin, speed }: QuickClock): Clock => ({
  now: () => instant(Math.floor(origin + (Date.now() - startedAt) * speed)),
  advance: null,
})
