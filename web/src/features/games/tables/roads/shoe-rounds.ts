import type { TableCode } from '@xinghe/rules/games/tables/table-game.ts'
import { roadOf } from '@xinghe/rules/games/tables/road-of.ts'
import type { RoadRound } from '@xinghe/rules/games/tables/roads/road-round.ts'
import { shoeOf } from '@xinghe/rules/games/tables/roads/shoe.ts'
import type { ShownDraw } from '../../round/use-table.ts'

/** Draws of the newest one's shoe, the oldest first, as the roads mark them. */
export const shoeRounds = (code: TableCode, draws: readonly ShownDraw[]): RoadRound[] => {
  const newest = draws[0]?.number
  if (newest === undefined) return []
  return draws
    .filter(({ number }) => shoeOf(number) === shoeOf(newest))
    .toReversed()
    .flatMap(({ numbers }) => roadOf(code, numbers) ?? [])
}
