import type { SoloRoundView } from '@xinghe/contract/games-play.ts'

/** A finished round that the game shows again, without money. */
export interface Replay {
  readonly round: SoloRoundView
  /** Tells two showings of one round apart. */
  readonly showing: number
}
