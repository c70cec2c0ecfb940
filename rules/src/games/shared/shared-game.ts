import type { Instant } from '../../base/instant.ts'
import type { Fen } from '../../base/money.ts'
import type { Rng } from '../../base/rng.ts'
import type { RoundClock } from './calendar.ts'

/** Numbers in the order in which they were drawn. */
export type Numbers = readonly number[]

/** What a bet pays for each yuan, its stake included, in hundredths. */
export type Price = number

/** What a bet is on, at the price at which it was taken. */
export interface BetChoice {
  readonly play: string
  readonly pick: string
  readonly price: Price
}

/** What can be bet on at its price, and with which stakes. The cap on payouts bounds them further. */
export interface Offer {
  readonly price: Price
  readonly leastStake: Fen
  readonly mostStake: Fen
}

/** A game whose rounds all members share. Its draw asks `rng` alone: no bet and no member reaches it. */
export interface SharedGame {
  readonly code: string
  readonly version: number
  readonly clock: RoundClock
  /** Whether rounds that no process ran are drawn afterwards, in order and without bets. */
  readonly makesUp: boolean
  /** Past rounds that a page shows. */
  readonly shownRounds: number
  /** What the greatest stake bounds: each bet, or all bets of a member on one choice of a round. */
  readonly limitsPer: 'bet' | 'round'
  /** What the numbers of a draw are. A number of the stream stands for each of them, in their order. */
  readonly draws: 'numbers' | 'cards'
  draw(rng: Rng): Numbers
  /** Null where the round that is drawn at `drawsAt` offers nothing like it. */
  offer(play: string, pick: string, drawsAt: Instant): Offer | null
  /** Judges bets by a draw: what each is paid for a yuan, its stake included, in hundredths. */
  judge(numbers: Numbers, drawsAt: Instant): (choice: BetChoice) => Price
}
