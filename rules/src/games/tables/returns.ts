import { fraction, type Fraction } from '../../base/fraction.ts'
import type { ReturnRow } from '../returns.ts'
import { tableCodes, type SpotKey, type TableCode, type TableGame } from './table-game.ts'
import { tableOf } from './tables.ts'

/** The three tables of baccarat share their rows. */
const games: Readonly<Record<TableCode, string>> = {
  BA1: 'baccarat',
  BA2: 'baccarat',
  BA3: 'baccarat',
  DT1: 'dragon-tiger',
  RL1: 'roulette',
}

export const returnOf = (table: TableGame, spot: SpotKey): Fraction => {
  let [paid, all] = [0n, 0n]
  for (const { numbers, weight } of table.cases(spot)) {
    paid += weight * BigInt(table.pay(spot, numbers))
    all += weight
  }
  return fraction(paid, 100n * all)
}

/** Every row once, counted out from its first spot, with the tables that offer it. */
export const returns = (): ReturnRow[] => {
  const rows = new Map<string, ReturnRow & { codes: string[] }>()
  for (const code of tableCodes)
    for (const spot of tableOf(code).spots) {
      const [game, bet] = [games[code], spot.row]
      const key = `${game} ${bet}`
      const known = rows.get(key) ?? { game, bet, value: returnOf(tableOf(code), spot), codes: [] }
      if (!known.codes.includes(code)) known.codes.push(code)
      rows.set(key, known)
    }
  return [...rows.values()]
}
