import type { Price } from '../shared/shared-game.ts'
import type { Fraction } from '../../base/fraction.ts'
import { lotteryOf } from './lotteries.ts'
import { lotteryCodes, type Lottery } from './lottery.ts'
import { examplePicks } from './pick.ts'
import type { Animal, Pick, Play } from './play.ts'
import { chanceOf, fairPrice, priceText, returnOf, type Chance } from './price.ts'

export interface PriceRow {
  readonly game: string
  readonly row: string
  readonly chance: Chance
  readonly price: Price
  readonly value: Fraction
}

/** No row depends on the year: which picks are in a row does. */
const anyYear: Animal = 0

const priceRow = (lottery: Lottery, play: Play, pick: Pick): PriceRow => {
  const chance = chanceOf(play, pick, anyYear)
  const price = fairPrice(chance)
  const value = returnOf(chance, price)
  return { game: lottery.code, row: play.row(pick, anyYear), chance, price, value }
}

/** Every row of a lottery once, counted out from its first pick. */
export const priceRows = (lottery: Lottery): PriceRow[] => {
  const seen = new Map<string, () => PriceRow>()
  for (const play of lottery.plays)
    for (const pick of examplePicks(play)) {
      const row = play.row(pick, anyYear)
      if (!seen.has(row)) seen.set(row, () => priceRow(lottery, play, pick))
    }
  return [...seen.values()].map((count) => count())
}

/** The names of all rows as the tables of returns have them. */
export const rowNames = (): string[] =>
  lotteryCodes.flatMap((code) =>
    lotteryOf(code).plays.flatMap((play) =>
      examplePicks(play).map((pick) => play.row(pick, anyYear)),
    ),
  )

/** What every play pays back of its stakes, on average. */
export const returns = (): { game: string; bet: string; value: Fraction }[] =>
  lotteryCodes.flatMap((code) =>
    priceRows(lotteryOf(code)).map(({ game, row, price, value }) => ({
      game,
      bet: `${row} @${priceText(price)}`,
      value,
    })),
  )
