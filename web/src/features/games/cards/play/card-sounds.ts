import type { Fen } from '@xinghe/rules/base/money.ts'
import { playNote, playRun } from '../../sound/synth.ts'

/** One soft slap on the felt for each card that is laid. */
export const playDeal = (cards: number, stepMs: number): void => {
  for (let card = 0; card < cards; card += 1) {
    const afterMs = card * stepMs
    playNote({ tone: -17, afterMs, lengthMs: 80, loudness: 0.16, wave: 'sine' })
    playNote({ tone: 19 + (card % 3), afterMs, lengthMs: 30, loudness: 0.02, wave: 'square' })
  }
}

/** Silent for a return at or below the money put in: that is no win. */
export const playOutcome = (payout: Fen, risk: Fen): void => {
  if (payout > risk) playRun(0, 5)
}
