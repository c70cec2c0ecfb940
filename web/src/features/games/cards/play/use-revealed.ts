import { useEffect, useEffectEvent } from 'react'
import type { CardRound } from './card-play.ts'
import { playOutcome } from './card-sounds.ts'

/** Tells the page, and the ear, once per finished round that its cards lie open. */
export const useRevealed = (
  round: CardRound<unknown> | null,
  revealed: boolean,
  onRevealed: () => void,
): void => {
  const tell = useEffectEvent(() => {
    if (round !== null) playOutcome(round.payout ?? 0n, round.risk)
    onRevealed()
  })
  const ticket = round !== null && round.payout !== null && revealed ? round.ticket : null
  useEffect(() => {
    if (ticket !== null) tell()
  }, [ticket])
}
