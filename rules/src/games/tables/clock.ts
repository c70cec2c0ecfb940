import type { TableGame } from './table-game.ts'

type Clock = Pick<TableGame, 'betSeconds' | 'drawSeconds' | 'everySeconds'>

/** The draw comes one second after the close, when every batch of bets is committed. */
export const clockOf = (betSeconds: number, everySeconds: number): Clock => ({
  betSeconds,
  drawSeconds: betSeconds + 1,
  everySeconds,
})
