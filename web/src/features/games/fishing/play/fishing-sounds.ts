import { playKnock, playNote, playRun } from '../../sound/synth.ts'

export const playShot = (level: number): void => playKnock(2 - level * 2)

/** Only for a win; the more bullets it pays, the longer. */
export const playCatch = (multiple: number): void => {
  playRun(4, multiple >= 60 ? 11 : multiple >= 15 ? 7 : 4)
  if (multiple >= 60) playNote({ tone: 4, afterMs: 900, lengthMs: 1_400, loudness: 0.2 })
}
