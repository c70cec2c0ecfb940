import { betLabel as lotteryLabel, drawText as lotteryText } from '../lottery/words.ts'
import type { Numbers } from '../shared/shared-game.ts'
import type { SharedCode } from './shared-codes.ts'

/** Of a settled bet: the draw that decided it. */
export const drawText = (table: SharedCode, name: string, numbers: Numbers | null): string =>
  lotteryText(table, name, numbers)

/** What a bet is on, as its member reads it. */
export const betLabel = (table: SharedCode, play: string, pick: string): string =>
  lotteryLabel(table, play, pick)
