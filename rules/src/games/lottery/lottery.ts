import type { Numbers } from '../shared/shared-game.ts'
import type { Rng } from '../../base/rng.ts'
import type { Play } from './play.ts'

export const lotteryCodes = ['K3', 'SSC', 'PK10', 'LHC'] as const
export type LotteryCode = (typeof lotteryCodes)[number]

export const isLotteryCode = (code: string): code is LotteryCode =>
  lotteryCodes.some((known) => known === code)

/** A lottery of the house. Its draw asks `rng` alone: no bet and no member reaches it. */
export interface Lottery {
  readonly code: LotteryCode
  readonly version: number
  readonly everyMinutes: number
  /** Bets are taken until so long before the draw. */
  readonly closeSeconds: number
  readonly plays: readonly Play[]
  draw(rng: Rng): Numbers
}
