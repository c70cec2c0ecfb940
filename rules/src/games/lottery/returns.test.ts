import { expect, it } from 'vitest'
import { readVectors } from '../../../vectors/read-vectors.ts'
import { fraction } from '../../base/fraction.ts'
import { lotteryOf } from './lotteries.ts'
import { lotteryCodes } from './lottery.ts'
import { cellPicks } from './pick.ts'
import { chanceOf, priceText } from './price.ts'
import { priceRows, returns } from './returns.ts'

const readFraction = (text: string) => {
  const [top = '', bottom = '1'] = text.split('/')
  return text === '' ? fraction(0) : fraction(BigInt(top), BigInt(bottom))
}

const vectors = readVectors('lottery-odds.csv')
const allReturns = returns()
const rows = lotteryCodes.flatMap((code) => priceRows(lotteryOf(code)))

it('has all 77 rows of the table, and no other', () => {
  const names = (of: readonly { game: string; row: string }[]) =>
    of.map(({ game, row }) => `${game} ${row}`).toSorted()
  expect(vectors).toHaveLength(77)
  expect(names(rows)).toEqual(names(vectors.map(([game = '', row = '']) => ({ game, row }))))
})

it.each(vectors)(
  '%s %s: probability %s, price %s',
  (game, row, won = '', price, push = '', value = '') => {
    const found = rows.find((some) => some.game === game && some.row === row)
    expect(found?.chance).toEqual({ won: readFraction(won), push: readFraction(push) })
    expect(priceText(found?.price ?? 0)).toBe(price)
    expect(found?.value).toEqual(readFraction(value))
    expect(allReturns).toContainEqual({ game, bet: `${row} @${price}`, value: readFraction(value) })
  },
)

it('gives all cells of a row one probability, in every year', () => {
  for (const code of lotteryCodes)
    for (const play of lotteryOf(code).plays)
      for (const year of code === 'LHC' ? [0, 6] : [0])
        for (const pick of cellPicks(play)) {
          const row = rows.find((some) => some.game === code && some.row === play.row(pick, year))
          expect(chanceOf(play, pick, year)).toEqual(row?.chance)
        }
})
