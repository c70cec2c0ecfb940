import type { RoadRound } from '@xinghe/rules/games/tables/roads/road-round.ts'
import type { TableCode } from '@xinghe/rules/games/tables/table-game.ts'
import { tableText as words } from '../words/messages.ts'

/** What red, blue and green stand for at a table. */
export const sideNamesOf = (code: TableCode): Readonly<Record<RoadRound['side'], string>> =>
  code === 'DT1'
    ? { red: words.dragon, blue: words.tiger, tie: words.tie }
    : { red: words.banker, blue: words.player, tie: words.tie }
