import type { Machine } from '@xinghe/rules/games/slots/machines/machine.ts'

/** Where the reels of an untouched machine stand: a window that wins nothing. */
export const openingStops = (machine: Machine): readonly number[] =>
  machine.strips.map((_, reel) => 9 + reel * 4)
