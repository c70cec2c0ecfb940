import { classicBaccarat, freeBaccarat, speedBaccarat } from './baccarat.ts'
import { dragonTiger } from './dragon-tiger.ts'
import { roulette } from './roulette.ts'
import type { Spot, TableCode, TableGame } from './table-game.ts'

const byCode: Readonly<Record<TableCode, TableGame>> = {
  BA1: classicBaccarat,
  BA2: freeBaccarat,
  BA3: speedBaccarat,
  DT1: dragonTiger,
  RL1: roulette,
}

export const tableOf = (code: TableCode): TableGame => byCode[code]

export const spotOf = (table: TableGame, play: string, pick: string): Spot | undefined =>
  table.spots.find((spot) => spot.play === play && spot.pick === pick)
