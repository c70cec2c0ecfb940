import { useEffect, useEffectEvent } from 'react'
import type { CardRound } from './card-play.ts'

/** Tells the page once per finished round that its cards lie open. */
export const useRevealed = (
  round: CardRound<unknown> | null,
  revealed: boolean,
  onRevealed: () => void,
): void => {
  const tell = useEffectEvent(onRevealed)
  const ticket = round !== null && round.payout !== null && revealed ? round.ticket : null
  useEffect(() => {
    if (ticket !== null) tell()
  }, [ticket])
}
