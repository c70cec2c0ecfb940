import { fraction, one, plus, times, zero, type Fraction } from '../../../base/fraction.ts'
import { addValue } from './hand-total.ts'
import { cardValues, chanceOf } from './card-odds.ts'

/** Chances of the dealer's final total: 17 to 21, and 22 for bust. */
export type DealerOdds = ReadonlyMap<number, Fraction>

const bust = 22

const weighted = (parts: readonly (readonly [Fraction, DealerOdds])[]): DealerOdds => {
  const odds = new Map<number, Fraction>()
  for (const [weight, part] of parts) {
    for (const [total, chance] of part) {
      odds.set(total, plus(odds.get(total) ?? zero, times(weight, chance)))
    }
  }
  return odds
}

const solved = new Map<string, DealerOdds>()

const drawnFrom = (hard: number, hasAce: boolean): DealerOdds => {
  const { total } = addValue(hard, hasAce)
  if (total >= 17) return new Map([[Math.min(total, bust), one]])
  const key = `${hard}${hasAce}`
  const known = solved.get(key)
  if (known) return known
  const odds = weighted(
    cardValues.map((value) => [chanceOf(value), drawnFrom(hard + value, hasAce || value === 1)]),
  )
  solved.set(key, odds)
  return odds
}

/** The hole value that makes a blackjack with this open card; null when none does. */
const naturalHole = (up: number): number | null => {
  if (up === 1) return 10
  return up === 10 ? 1 : null
}

export const naturalChance = (up: number): Fraction => {
  const hole = naturalHole(up)
  return hole === null ? zero : chanceOf(hole)
}

/** After the peek: the hole card is known not to make a blackjack. */
export const dealerOdds = (up: number): DealerOdds => {
  const holes = cardValues.filter((value) => value !== naturalHole(up))
  const cards = holes.reduce((sum, value) => sum + Number(chanceOf(value).top), 0)
  return weighted(
    holes.map((hole) => [
      fraction(chanceOf(hole).top, cards),
      drawnFrom(up + hole, up === 1 || hole === 1),
    ]),
  )
}
