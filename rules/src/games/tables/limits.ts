import type { Offer } from '../shared/shared-game.ts'
import type { Spot } from './table-game.ts'

export const leastStake = 10_00n

/** Greatest stakes of a member on one spot in one round. */
export const mostStakes: Readonly<Record<Spot['kind'], bigint>> = {
  main: 50_000_00n,
  side: 5_000_00n,
}

/** A spot with its price and its stakes. */
export const spotOffer = ({ kind, price }: Pick<Spot, 'kind' | 'price'>): Offer => ({
  price,
  leastStake,
  mostStake: mostStakes[kind],
})
