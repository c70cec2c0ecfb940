import { at } from '../lottery/play.ts'
import { clockOf } from './clock.ts'
import { roulettePlaces, type RoulettePlace } from './roulette-layout.ts'
import { pockets } from './roulette-wheel.ts'
import type { SpotKey, TableGame } from './table-game.ts'

const keyOf = ({ play, pick }: SpotKey): string => `${play} ${pick}`

const byKey = new Map(roulettePlaces.map((place) => [keyOf(place), place]))

const placeOf = (spot: SpotKey): RoulettePlace => {
  const place = byKey.get(keyOf(spot))
  if (place === undefined) throw new Error(`roulette has no bet ${keyOf(spot)}`)
  return place
}

/** As if there were no zero: the stakes on all 36 other numbers pay for the one that comes. */
const priceOf = ({ covers }: RoulettePlace): number => 3600 / covers.length

const cases = pockets.map((pocket) => ({ numbers: [pocket], weight: 1n }))

/** One zero. */
export const roulette: TableGame = {
  code: 'RL1',
  version: 1,
  ...clockOf(25, 40),
  spots: roulettePlaces.map((place) => ({
    play: place.play,
    pick: place.pick,
    kind: 'main',
    price: priceOf(place),
    row: 'every bet',
  })),
  draws: 'numbers',
  draw: (rng) => [rng.below(pockets.length)],
  pay(spot, numbers) {
    const place = placeOf(spot)
    return place.covers.includes(at(numbers, 0)) ? priceOf(place) : 0
  },
  cases: () => cases,
}
