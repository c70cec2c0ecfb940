/** What the rules promise for one kind of bet. */
export interface Expected {
  readonly game: string
  readonly version: number
  /** Which of the game's bets, as its choice says: the mode, the number of opponents, the play and its price; else empty. */
  readonly kind: string
  /** Mean net result in stakes. */
  readonly net: number
  /** Variance of the net result in squared stakes. */
  readonly variance: number
  /** The mean is that of the best play. */
  readonly isBestPlay: boolean
}
