import type { SharedBet } from '@xinghe/contract/games-shared.ts'
import { useEffect, useEffectEvent } from 'react'
import type { GameProps } from '../seat/game-props.ts'
import type { ShownDraw } from './use-table.ts'

/** Bets may be paid while their draw still falls: the bar shows the balance from before until it lies. */
export const useHeldBalance = (
  falling: ShownDraw | null,
  mine: readonly SharedBet[],
  { balance, holdBalance, onSettled }: Pick<GameProps, 'balance' | 'holdBalance' | 'onSettled'>,
): void => {
  const heldId = mine.some(({ roundId }) => roundId === falling?.id) ? falling?.id : undefined
  const hold = useEffectEvent(() => holdBalance(balance))
  const release = useEffectEvent(() => {
    holdBalance(null)
    onSettled()
  })
  useEffect(() => {
    if (heldId === undefined) return undefined
    hold()
    return () => release()
  }, [heldId])
  // A lost bet moves no money, so that no balance tells the page to read the session anew.
  const settledId = mine.find(({ state }) => state !== 'open')?.roundId
  const readSession = useEffectEvent(onSettled)
  useEffect(() => {
    if (settledId !== undefined) readSession()
  }, [settledId])
}
