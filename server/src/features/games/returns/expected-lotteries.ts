import type { Price } from '@xinghe/rules/games/shared/shared-game.ts'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { lotteryOf } from '@xinghe/rules/games/lottery/lotteries.ts'
import { lotteryCodes, type Lottery } from '@xinghe/rules/games/lottery/lottery.ts'
import { examplePicks } from '@xinghe/rules/games/lottery/pick.ts'
import { chanceOf, fairPrice, type Chance } from '@xinghe/rules/games/lottery/price.ts'
import type { Expected } from './expected-return.ts'

/** No row depends on the year: which picks are in a row does. */
const anyYear = 0

const numberOf = ({ top, bottom }: Chance['won']): number => Number(top) / Number(bottom)

/** A bet pays its price, its stake or nothing, so mean and variance are exact. */
const expectedBet = (
  { code: game, version }: Lottery,
  play: string,
  price: Price,
  chance: Chance,
): Expected => {
  const [won, push, pays] = [numberOf(chance.won), numberOf(chance.push), price / 100]
  const mean = won * pays + push
  const variance = won * pays ** 2 + push - mean ** 2
  return { game, version, kind: `${play} ${price}`, net: mean - 1, variance, isBestPlay: false }
}

const expectedOf = async (lottery: Lottery): Promise<Expected[]> => {
  const byKind = new Map<string, Expected>()
  for (const play of lottery.plays) {
    const rows = new Map(examplePicks(play).map((pick) => [play.row(pick, anyYear), pick]))
    for (const pick of rows.values()) {
      await nextTurn()
      const chance = chanceOf(play, pick, anyYear)
      const expected = expectedBet(lottery, play.code, fairPrice(chance), chance)
      const known = byKind.get(expected.kind)
      if (known !== undefined && known.net !== expected.net)
        throw new Error(`${lottery.code} ${expected.kind} has two returns`)
      byKind.set(expected.kind, expected)
    }
  }
  return [...byKind.values()]
}

const countAll = async (): Promise<readonly Expected[]> =>
  (await Promise.all(lotteryCodes.map((code) => expectedOf(lotteryOf(code))))).flat()

let counting: Promise<readonly Expected[]> | null = null

/** Every play at its price. Counted out once, and giving way to other work: the draws are many. */
export const expectedLotteries = (): Promise<readonly Expected[]> => (counting ??= countAll())
