import { fenToCny, type Fen } from '@xinghe/rules/base/money.ts'
import { instant } from '@xinghe/rules/base/instant.ts'
import { mostStake, slipMost } from '@xinghe/rules/games/shared/stake.ts'
import type { SpotKey, TableCode } from '@xinghe/rules/games/tables/table-game.ts'
import { tableRounds } from '@xinghe/rules/games/tables/table-rounds.ts'
import { tableOf } from '@xinghe/rules/games/tables/tables.ts'
import { spotName } from '@xinghe/rules/games/tables/words.ts'
import { useReducer, useState } from 'react'
import { byWord } from '../../../../platform/i18n/by-word.ts'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { tableText as words } from '../words/messages.ts'
import {
  chipsReducer,
  laidOf,
  noChips,
  spotKey,
  totalOf,
  type ChipAction,
  type Laid,
} from './chips.ts'

const yuan = 100n
export const chipValues: readonly Fen[] = [10n, 50n, 100n, 500n, 1_000n, 5_000n, 10_000n].map(
  (value) => value * yuan,
)

export interface ChipHand {
  readonly chip: Fen
  readonly choose: (chip: Fen) => void
  /** On the felt and not sent. */
  readonly laid: readonly Laid[]
  readonly total: Fen
  /** Why the last press laid nothing; empty otherwise. */
  readonly notice: string
  readonly put: (spot: SpotKey) => void
  readonly repeat: (laid: readonly Laid[]) => void
  readonly double: () => void
  readonly undo: () => void
  readonly clear: () => void
}

/** The member's chips at a table. `staked`: bets of this round that the server has taken. */
export const useChips = (code: TableCode, cap: Fen, staked: readonly Laid[]): ChipHand => {
  const t = useText()
  const [chips, dispatch] = useReducer(chipsReducer, noChips)
  const [chip, choose] = useState<Fen>(chipValues[0] ?? 1000n)
  const [notice, setNotice] = useState('')
  const game = tableRounds(tableOf(code))

  /** Why these chips cannot all lie on the felt; empty where they can. */
  const faultOf = (laid: readonly Laid[]): string => {
    if (laid.length > slipMost) return t(words.tooMany, { most: slipMost })
    for (const { play, pick, amount } of laid) {
      const offer = game.offer(play, pick, instant(0))
      const most = offer === null ? 0n : mostStake(offer, cap)
      const before = staked.find((one) => spotKey(one) === spotKey({ play, pick }))?.amount ?? 0n
      if (before + amount > most)
        return t(words.tooHigh, {
          name: byWord(spotName(code, { play, pick }), t),
          amount: fenToCny(most),
        })
    }
    return ''
  }
  const act = (action: ChipAction): void => {
    const fault = faultOf(laidOf(chipsReducer(chips, action)))
    setNotice(fault)
    if (fault === '') dispatch(action)
  }
  const laid = laidOf(chips)
  return {
    chip,
    choose,
    laid,
    total: totalOf(laid),
    notice,
    put: ({ play, pick }) => act({ type: 'put', laid: { play, pick, amount: chip } }),
    repeat: (again) => act({ type: 'repeat', laid: again }),
    double: () => act({ type: 'double' }),
    undo: () => act({ type: 'undo' }),
    clear: () => act({ type: 'clear' }),
  }
}
