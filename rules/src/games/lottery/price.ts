import type { Price } from '../shared/shared-game.ts'
import { floorOf, fraction, minus, over, plus, times, type Fraction } from '../../base/fraction.ts'
import type { Animal, Pick, Play, Verdict } from './play.ts'

export interface Chance {
  readonly won: Fraction
  readonly push: Fraction
}

/** The part of all stakes that a play would pay back if prices had no steps. */
const target = fraction(98, 100)

export const chanceOf = (play: Play, pick: Pick, yearAnimal: Animal): Chance => {
  const weights: Record<Verdict, bigint> = { won: 0n, push: 0n, lost: 0n }
  for (const { numbers, weight } of play.cases(pick, yearAnimal))
    weights[play.judge(pick, numbers, yearAnimal)] += weight
  const all = weights.won + weights.push + weights.lost
  return { won: fraction(weights.won, all), push: fraction(weights.push, all) }
}

export const fairPrice = ({ won, push }: Chance): Price =>
  Number(floorOf(times(over(minus(target, push), won), fraction(100))))

export const returnOf = (chance: Chance, price: Price): Fraction =>
  plus(times(chance.won, fraction(price, 100)), chance.push)

const pricesOf = new WeakMap<Play, Map<string, Price>>()

/** Counted out once for each row of a play. */
export const priceOf = (play: Play, pick: Pick, yearAnimal: Animal): Price => {
  const prices = pricesOf.get(play) ?? new Map<string, Price>()
  pricesOf.set(play, prices)
  const row = play.row(pick, yearAnimal)
  const price = prices.get(row) ?? fairPrice(chanceOf(play, pick, yearAnimal))
  prices.set(row, price)
  return price
}

/** `2116` → `"21.16"`. */
export const priceText = (price: Price): string => (price / 100).toFixed(2)
