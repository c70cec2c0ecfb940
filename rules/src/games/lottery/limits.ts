import type { Offer, Price } from '../shared/shared-game.ts'

/** Any pick at its price, with the stakes of all lotteries. */
export const lotteryOffer = (price: Price): Offer => ({
  price,
  leastStake: 1_00n,
  mostStake: 20_000_00n,
})
