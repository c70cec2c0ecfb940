import type { Numbers } from '../shared/shared-game.ts'
import { dealHands, pairOf } from './baccarat-hands.ts'
import { dealBeasts } from './dragon-tiger.ts'
import type { RoadRound } from './roads/road-round.ts'
import type { TableCode } from './table-game.ts'

const sideOf = { banker: 'red', player: 'blue', dragon: 'red', tiger: 'blue', tie: 'tie' } as const

/** A round of the table as its roads mark it; null at the wheel, which has no two sides. */
export const roadOf = (code: TableCode, numbers: Numbers): RoadRound | null => {
  if (code === 'RL1') return null
  if (code === 'DT1')
    return { side: sideOf[dealBeasts(numbers).winner], redPair: false, bluePair: false }
  const { player, banker, winner } = dealHands(numbers)
  return {
    side: sideOf[winner],
    redPair: pairOf(banker) !== 'none',
    bluePair: pairOf(player) !== 'none',
  }
}
