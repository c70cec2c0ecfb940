import type { OutputOf } from '@xinghe/contract/call.ts'
import type { shoot, ShotResult } from '@xinghe/contract/games-fishing.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import type { FishKindCode } from '@xinghe/rules/games/fishing/fish-kind.ts'

/** One hit as the stage shows it. */
export interface ShownHit {
  readonly fish: string
  readonly kind: FishKindCode
  /** `gone`: void because the fish is no longer there to be caught. */
  readonly result: 'caught' | 'missed' | 'taken' | 'gone'
  readonly amount: Fen
  readonly multiple: number
  /** Shown in gold, with coins and sound. */
  readonly isWin: boolean
}

const resultOf = ({ void: reason, multiple }: ShotResult): ShownHit['result'] => {
  if (reason !== null) return reason === 'taken' ? 'taken' : 'gone'
  return multiple > 0 ? 'caught' : 'missed'
}

/** A call that pays no more than it cost is no win, even where one of its fish was caught. */
export const shownHits = ({ hits, stake, payout }: OutputOf<typeof shoot>): ShownHit[] =>
  hits.map((hit) => ({
    fish: hit.fish,
    kind: hit.kind,
    result: resultOf(hit),
    amount: hit.payout,
    multiple: hit.multiple,
    isWin: payout > stake && hit.multiple > 0,
  }))
