import type { Fen } from '../base/money.ts'
import type { OddsType } from '../base/odds.ts'
import type { PriceChangePolicy } from './acceptance.ts'

/** How a member likes to bet; kept by the server, so that every device of theirs shows the same. */
export interface BookSettings {
  readonly oddsType: OddsType
  readonly policy: PriceChangePolicy
  /** The buttons beside the stake field, in the order in which they stand. */
  readonly quickStakes: readonly Fen[]
  /** What a new pick is staked with; null leaves the field empty. */
  readonly defaultStake: Fen | null
  /** Whether the picks stay in the slip after a bet. */
  readonly keepAfterBet: boolean
}

export const defaultBookSettings: BookSettings = {
  oddsType: 'H',
  policy: 'better',
  quickStakes: [10_000n, 50_000n, 100_000n, 500_000n],
  defaultStake: null,
  keepAfterBet: false,
}

export const quickStakesMost = 6
/** Beyond any limit that an operator would set: a number as large is a slip of the finger. */
export const highestStake: Fen = 100_000_000_000n

/** Of each kind: so many matches, and so many leagues. */
export const favouritesMost = 200
