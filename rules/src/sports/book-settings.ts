import type { Fen } from '../base/money.ts'
import type { OddsType } from '../base/odds.ts'
import type { PriceChangePolicy } from './acceptance.ts'

/** What members are alerted of: in the matches that they follow, about their bets, and by their price targets. */
export const alertKinds = ['goal', 'start', 'settlement', 'price'] as const
export type AlertKind = (typeof alertKinds)[number]

/** A member's betting settings; stored on the server, so that all their devices share them. */
export interface BookSettings {
  readonly oddsType: OddsType
  readonly policy: PriceChangePolicy
  /** Amounts of the buttons beside the stake field, in order. */
  readonly quickStakes: readonly Fen[]
  /** Stake of a new pick; null leaves the field empty. */
  readonly defaultStake: Fen | null
  /** Whether the picks stay in the slip after a bet. */
  readonly keepAfterBet: boolean
  /** The alerts that the member wants. */
  readonly alerts: readonly AlertKind[]
}

export const defaultBookSettings: BookSettings = {
  oddsType: 'H',
  policy: 'better',
  quickStakes: [10_000n, 50_000n, 100_000n, 500_000n],
  defaultStake: null,
  keepAfterBet: false,
  alerts: alertKinds,
}

export const quickStakesMost = 6
/** Above any limit that an operator would set: a larger number is a typing error. */
export const highestStake: Fen = 100_000_000_000n

/** How many matches stand side by side. */
export const sideBySideMost = 4

/** Limit for matches, and the same limit for leagues. */
export const favouritesMost = 200
