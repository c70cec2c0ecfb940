import { compare, fraction, minus, times, type Fraction } from '../../../base/fraction.ts'
import { addValue } from './hand-total.ts'
import type { BlackjackAction } from './state.ts'
import { expected, sumOf } from './card-odds.ts'
import { dealerOdds } from './dealer-odds.ts'

const lost = fraction(-1)
const two = fraction(2)

/** The mean net result, in stakes, of each choice for two cards against an open card, after the peek. */
export type Choices = ReadonlyMap<BlackjackAction, Fraction>

const greatest = (values: readonly Fraction[]): Fraction =>
  values.reduce((best, value) => (compare(value, best) > 0 ? value : best))

export const bestOf = (choices: Choices): [BlackjackAction, Fraction] =>
  [...choices].reduce((best, choice) => (compare(choice[1], best[1]) > 0 ? choice : best))

/** Solves the game against one open card. Hands are known by their hard total and whether they hold an ace. */
export const solveAgainst = (up: number) => {
  const dealer = [...dealerOdds(up)]
  const stood = new Map<number, Fraction>()
  const continued = new Map<string, Fraction>()

  const standOn = (total: number): Fraction => {
    const known = stood.get(total)
    if (known) return known
    const won = sumOf(dealer.filter(([end]) => end > 21 || end < total).map(([, chance]) => chance))
    const beaten = dealer.filter(([end]) => end <= 21 && end > total).map(([, chance]) => chance)
    const net = minus(won, sumOf(beaten))
    stood.set(total, net)
    return net
  }

  const stand = (hard: number, ace: boolean): Fraction =>
    hard > 21 ? lost : standOn(addValue(hard, ace).total)

  const hit = (hard: number, ace: boolean): Fraction =>
    expected((value) => goOn(hard + value, ace || value === 1))

  /** The better of standing and hitting; 21 and bust leave no choice. */
  const goOn = (hard: number, ace: boolean): Fraction => {
    if (addValue(hard, ace).total >= 21) return stand(hard, ace)
    const key = `${hard}${ace}`
    const known = continued.get(key)
    if (known) return known
    const net = greatest([stand(hard, ace), hit(hard, ace)])
    continued.set(key, net)
    return net
  }

  const double = (hard: number, ace: boolean): Fraction =>
    times(
      two,
      expected((value) => stand(hard + value, ace || value === 1)),
    )

  const splitHand = (kept: number, drawn: number): Fraction => {
    const [hard, ace] = [kept + drawn, kept === 1 || drawn === 1] as const
    if (kept === 1 || addValue(hard, ace).total === 21) return stand(hard, ace)
    return greatest([goOn(hard, ace), double(hard, ace)])
  }

  const split = (value: number): Fraction =>
    times(
      two,
      expected((drawn) => splitHand(value, drawn)),
    )

  return (first: number, second: number): Choices => {
    const [hard, ace] = [first + second, first === 1 || second === 1] as const
    return new Map<BlackjackAction, Fraction>([
      ['stand', stand(hard, ace)],
      ['hit', hit(hard, ace)],
      ['double', double(hard, ace)],
      ['surrender', fraction(-1, 2)],
      ...(first === second ? [['split', split(first)] as const] : []),
    ])
  }
}
