import { cardGames } from './card-games.ts'
import { fishingGame } from './fishing-game.ts'
import type { Playable } from './playable.ts'
import { slotGames } from './slot-games.ts'

/** Games whose rounds a member begins with a stake and a choice. */
export const soloGames: readonly Playable[] = [...slotGames, ...cardGames]

/** Every version that rounds were played with; of each game the newest last. */
const games: readonly Playable[] = [...soloGames, fishingGame]

/** The game as it is offered now. */
export const findGame = (code: string): Playable | null =>
  games.findLast((game) => game.code === code) ?? null

export const gameOfVersion = (code: string, version: number): Playable | null =>
  games.find((game) => game.code === code && game.version === version) ?? null
