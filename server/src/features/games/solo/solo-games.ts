import { cardGames } from './card-games.ts'
import type { Playable } from './playable.ts'
import { slotGames } from './slot-games.ts'

/** Every version that rounds were played with; of each game the newest last. */
export const soloGames: readonly Playable[] = [...slotGames, ...cardGames]

/** The game as it is offered now. */
export const findGame = (code: string): Playable | null =>
  soloGames.findLast((game) => game.code === code) ?? null

export const gameOfVersion = (code: string, version: number): Playable | null =>
  soloGames.find((game) => game.code === code && game.version === version) ?? null
