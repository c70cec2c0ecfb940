import type { SharedGame } from '../shared/shared-game.ts'
import { shoeRounds } from './roads/shoe.ts'
import { spotOffer } from './limits.ts'
import type { TableGame } from './table-game.ts'
import { spotOf } from './tables.ts'

/**
 * Adapts a table to the interface of shared games. Rounds missed while no server ran are never drawn.
 */
export const tableRounds = (table: TableGame): SharedGame => ({
  code: table.code,
  version: table.version,
  clock: {
    everySeconds: table.everySeconds,
    betSeconds: table.betSeconds,
    drawSeconds: table.drawSeconds,
  },
  makesUp: false,
  shownRounds: shoeRounds,
  limitsPer: 'round',
  draws: table.draws,
  draw: (rng) => table.draw(rng),
  offer(play, pick) {
    const spot = spotOf(table, play, pick)
    return spot === undefined ? null : spotOffer(spot)
  },
  judge:
    (numbers) =>
    ({ play, pick }) =>
      table.pay({ play, pick }, numbers),
})
