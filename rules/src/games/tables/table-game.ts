import type { Rng } from '../../base/rng.ts'
import type { WeightedDraw } from '../lottery/play.ts'
import type { Numbers, Price } from '../shared/shared-game.ts'

export const tableCodes = ['BA1', 'BA2', 'BA3', 'DT1', 'RL1'] as const
export type TableCode = (typeof tableCodes)[number]

export const isTableCode = (code: string): code is TableCode =>
  tableCodes.some((known) => known === code)

/** A place of the layout that can be bet on. */
export interface Spot {
  readonly play: string
  /** Empty where the play has one place. */
  readonly pick: string
  /** Side bets have a lower limit. */
  readonly kind: 'main' | 'side'
  /** The most that it pays for each yuan, the stake included, in hundredths. */
  readonly price: Price
  /** Row of the table of returns. All spots of a row have one return. */
  readonly row: string
}

/** What names a spot within its table. */
export type SpotKey = Pick<Spot, 'play' | 'pick'>

/** A table of the house. Its draw asks `rng` alone: no bet and no member reaches it. */
export interface TableGame {
  readonly code: TableCode
  readonly version: number
  readonly betSeconds: number
  /** From one opening to the next; a day is a whole number of rounds. */
  readonly everySeconds: number
  /** From the opening to the draw. */
  readonly drawSeconds: number
  readonly spots: readonly Spot[]
  readonly draws: 'numbers' | 'cards'
  draw(rng: Rng): Numbers
  /** Paid for each yuan, the stake included, in hundredths. */
  pay(spot: SpotKey, numbers: Numbers): Price
  /** Every draw that the pay of a spot can tell apart. */
  cases(spot: SpotKey): Iterable<WeightedDraw>
}
