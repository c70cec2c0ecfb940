import { secondMs } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { pickKey } from '@xinghe/rules/sports/slip/item.ts'
import { useCallback, useRef, useState } from 'react'
import { useOnBreak } from '../../../../platform/member/use-on-break.ts'
import { useOnline } from '../../../../platform/network/online.ts'
import { useBookSettings } from '../../book/book-settings.ts'
import type { PressPrice } from '../../book/press-price.ts'
import { placePressed } from '../place-pressed.ts'
import { togglePick } from '../slip-store.ts'
import { useQuickBetSetting } from '../settings/quick-bet-store.ts'

/** A second press on the same price within this time is the second half of a double click. */
const doubleClickMs = 1.5 * secondMs

export interface QuickBetting {
  readonly on: boolean
  readonly stake: Fen
  /** Why a press on a price goes into the slip although quick betting is on; null where it does not. */
  readonly paused: 'offline' | 'onBreak' | null
  /** The refusal of the whole last quick bet. */
  readonly fault: unknown
  /** What a press on a price does. */
  readonly press: PressPrice
}

/** Quick betting: one press on a price places a single with the kept stake. */
export const useQuickBet = (): QuickBetting => {
  const { on, stake } = useQuickBetSetting()
  const { policy } = useBookSettings()
  const online = useOnline()
  const onBreak = useOnBreak(on)
  const [fault, setFault] = useState<unknown>(null)
  const last = useRef({ key: '', at: 0 })
  const paused = online ? (onBreak ? 'onBreak' : null) : 'offline'

  const press = useCallback<PressPrice>(
    (pick, live) => {
      if (!on || stake === null || paused !== null) return togglePick(pick)
      const { matchId, marketId, play, side, line, goalNumber, hk } = pick
      const [before, key, at] = [last.current, pickKey(pick), performance.now()]
      last.current = { key, at }
      if (before.key === key && at - before.at < doubleClickMs) return false
      setFault(null)
      const wanted = { matchId, marketId, play, side, line, goalNumber, hk, live }
      placePressed({ type: 'quick-pressed', policy, pick: wanted, stake }).catch(setFault)
      return true
    },
    [on, stake, paused, policy],
  )
  return { on: on && stake !== null, stake: stake ?? 0n, paused, fault, press }
}
