import type { SharedBet } from '@xinghe/contract/games-shared.ts'
import { summed, type Laid } from './chips.ts'

/** What the member has staked in a round, by spot. */
export const stakedIn = (mine: readonly SharedBet[], roundId: string | undefined): Laid[] =>
  summed(
    mine
      .filter((bet) => bet.roundId === roundId && bet.state !== 'void')
      .map(({ play, pick, stake }) => ({ play, pick, amount: stake })),
  )

/** The bets of the newest round before this one that the member took part in. */
export const stakedBefore = (mine: readonly SharedBet[], roundId: string | undefined): Laid[] =>
  stakedIn(mine, mine.find((bet) => bet.roundId !== roundId)?.roundId)
