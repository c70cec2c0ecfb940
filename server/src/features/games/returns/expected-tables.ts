import type { Spot, TableGame } from '@xinghe/rules/games/tables/table-game.ts'
import { tableCodes } from '@xinghe/rules/games/tables/table-game.ts'
import { tableOf } from '@xinghe/rules/games/tables/tables.ts'
import type { Expected } from './expected-return.ts'

/** Mean and variance are exact up to the last digit of a number. */
const expectedSpot = (table: TableGame, spot: Spot): Expected => {
  let [all, sum, squares] = [0, 0, 0]
  for (const { numbers, weight } of table.cases(spot)) {
    const [count, pays] = [Number(weight), table.pay(spot, numbers) / 100]
    all += count
    sum += count * pays
    squares += count * pays ** 2
  }
  const mean = sum / all
  return {
    game: table.code,
    version: table.version,
    kind: `${spot.play} ${spot.price}`,
    net: mean - 1,
    variance: squares / all - mean ** 2,
    isBestPlay: false,
  }
}

/** Spots of one play and price have one return: their first one stands for all. */
const expectedTable = (table: TableGame): Expected[] => {
  const firsts = new Map<string, Spot>()
  for (const spot of table.spots) {
    const kind = `${spot.play} ${spot.price}`
    if (!firsts.has(kind)) firsts.set(kind, spot)
  }
  return Array.from(firsts.values(), (spot) => expectedSpot(table, spot))
}

let counted: readonly Expected[] | null = null

/** Every spot of every live table. */
export const expectedTables = (): readonly Expected[] =>
  (counted ??= tableCodes.flatMap((code) => expectedTable(tableOf(code))))
