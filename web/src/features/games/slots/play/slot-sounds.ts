import type { SlotCode } from '@xinghe/rules/games/slots/machines/machine.ts'
import { playKnock, playNote, playRun } from '../../sound/synth.ts'
import { notesFor, type WinSize } from './win-size.ts'

/** Each machine sings in its own key, in semitones above A3. */
const tonics: Readonly<Record<SlotCode, number>> = { GEM: 3, KOI: 5, FLY: 0, DRG: -2 }

export const playReelStop = (code: SlotCode, reel: number): void => playKnock(tonics[code] + reel)

export const playFeature = (code: SlotCode): void => playRun(tonics[code], 6, 130)

/** Silent for a payout that is no win. */
export const playWin = (code: SlotCode, size: WinSize): void => {
  const notes = notesFor[size]
  if (notes === 0) return
  playRun(tonics[code], notes)
  if (size !== 'win')
    playNote({ tone: tonics[code], afterMs: notes * 85, lengthMs: 1600, loudness: 0.2 })
}
