import type { Offer } from '../shared/shared-game.ts'
import type { Spot } from './table-game.ts'

const leastStake = 10_00n
const mostStakes: Readonly<Record<Spot['kind'], bigint>> = { main: 50_000_00n, side: 5_000_00n }

/** A spot with its stakes: the greatest bounds all bets of a member on it in one round. */
export const spotOffer = ({ kind, price }: Pick<Spot, 'kind' | 'price'>): Offer => ({
  price,
  leastStake,
  mostStake: mostStakes[kind],
})
