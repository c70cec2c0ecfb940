import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import type { ShotHit } from '@xinghe/rules/games/fishing/shoot.ts'
import type { AskedBase, SoloRound } from '../round/round.ts'

/** Hits that a member's browser saw in the last second. Each names another fish. */
export interface AskedShots extends AskedBase {
  readonly room: number
  readonly hits: readonly { readonly fish: string; readonly bullet: Fen }[]
  readonly bodyHash: string
}

export interface PlayedShots {
  /** Null where every hit was void: nothing was drawn, charged or written. */
  readonly round: SoloRound | null
  readonly hits: readonly ShotHit[]
  readonly stakeable: Fen
  readonly readyAt: Instant
}
