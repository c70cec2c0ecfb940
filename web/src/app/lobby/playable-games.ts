import { esportsCode } from '@xinghe/rules/lobby/venue-alias.ts'
import { gameOf } from '../../features/games/page/games.ts'

/** Whether a game has a page; the lobby says of the others that they are coming. */
export const isPlayable = (gameCode: string): boolean =>
  gameCode === esportsCode || gameOf(gameCode) !== null
