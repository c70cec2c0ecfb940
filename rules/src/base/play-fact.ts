import type { MemberId } from './id.ts'
import type { Instant } from './instant.ts'
import type { Fen } from './money.ts'

/** Categories of the lobby that play is counted by. */
export const playCategories = ['TY', 'DJ', 'ZR', 'QP', 'CP', 'DZ', 'BY'] as const
export type PlayCategory = (typeof playCategories)[number]

/** Categories of play as members know them, in Simplified Chinese. */
export const playCategoryNames: Readonly<Record<PlayCategory, string>> = {
  TY: '体育',
  DJ: '电竞',
  ZR: '真人',
  QP: '棋牌',
  CP: '彩票',
  DZ: '电子',
  BY: '捕鱼',
}

export const categoryText = (categories: readonly PlayCategory[]): string =>
  categories.map((category) => playCategoryNames[category]).join('、')

/** The side that a bet takes in a group of markets whose sides exclude each other. */
export interface HedgeSide {
  /** Unique within the member's bets. */
  readonly group: string
  readonly side: string
  /** How many sides the group has; 0 where that is not known. */
  readonly sides: number
}

/** Turnover and result of a bet, as it stands. */
export interface SettledPlay {
  readonly turnover: Fen
  /** Won (positive) or lost (negative), without the stake. */
  readonly net: Fen
}

/** What a settlement adds to a member's play. A correction adds the difference, which may be negative. */
export interface PlayFact extends SettledPlay {
  readonly memberId: MemberId
  readonly category: PlayCategory
  /** The least edge of the house in the game, in hundredths of a per cent: it bounds the rebate. */
  readonly edgeBp: number
  /** Null where nothing can be bet against it: games, combinations. */
  readonly hedge: HedgeSide | null
  /** When it was posted. */
  readonly at: Instant
}

/** Null stands for a bet that is open. */
export const playDifference = (
  before: SettledPlay | null,
  after: SettledPlay | null,
): SettledPlay => ({
  turnover: (after?.turnover ?? 0n) - (before?.turnover ?? 0n),
  net: (after?.net ?? 0n) - (before?.net ?? 0n),
})
