import { dealHands } from '@xinghe/rules/games/tables/baccarat-hands.ts'
import { dealBeasts } from '@xinghe/rules/games/tables/dragon-tiger.ts'
import type { TableCode } from '@xinghe/rules/games/tables/table-game.ts'
import type { Seat } from './reveal-times.ts'

/** Which hand won; null at the wheel. */
export const winnerOf = (code: TableCode, numbers: readonly number[]): Seat | 'tie' | null => {
  if (code === 'RL1') return null
  return code === 'DT1' ? dealBeasts(numbers).winner : dealHands(numbers).winner
}
