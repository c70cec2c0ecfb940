import type { GameType, MarketType } from '@xinghe/rules/sports/game-types.ts'
import type { Counts } from '../book/use-counts.ts'
import { sportNames } from '../words/messages.ts'
import { gameTypesOf, type BoardView, type Show } from './board-view.ts'

/** Which headings a tab of the board counts. */
export const headingsOf: Readonly<Record<Show, readonly MarketType[]>> = {
  RB: ['RB'],
  FT: ['FT'],
  FU: ['FU'],
  FS: ['FSFT', 'FSFU'],
  P: ['FT'],
}

export type SportsMenuProps = {
  view: BoardView
  counts: Counts
  onChange: (gameType: GameType) => void
}

export interface SportEntry {
  readonly type: GameType
  readonly name: string
  readonly chosen: boolean
  /** Matches under the heading. */
  readonly count: number
}

/** The sports of the heading, in their order. */
export const sportEntries = ({ view, counts }: Omit<SportsMenuProps, 'onChange'>): SportEntry[] =>
  gameTypesOf(view.show).map((type) => ({
    type,
    name: sportNames[type],
    chosen: type === view.gameType,
    count: counts.of(type, headingsOf[view.show]),
  }))
