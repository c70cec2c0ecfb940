import type { LotteryCode } from '@xinghe/rules/games/lottery/lottery.ts'
import { useEffect, useRef } from 'react'
import { playNote, playRun } from '../../sound/synth.ts'
import { fallMs } from './use-reveal.ts'
import type { ShownDraw } from '../../round/use-table.ts'

const tonic = 3

/** A struck note for each number as it comes to rest. */
const playDraw = (code: LotteryCode, numbers: number): void => {
  const stepMs = fallMs[code] / numbers
  for (let at = 0; at < numbers; at += 1)
    playNote({ tone: tonic + 12 + at, afterMs: at * stepMs, lengthMs: 140, loudness: 0.1 })
}

/** `gainId`: the draw that paid the member more than they staked on it. */
export const useDrawSounds = (
  code: LotteryCode,
  falling: ShownDraw | null,
  gainId: string | null,
): void => {
  const heardId = useRef<string | null>(null)
  const fallingId = falling?.id ?? null
  const count = falling?.numbers.length ?? 0
  useEffect(() => {
    if (fallingId === null) return
    heardId.current = fallingId
    playDraw(code, count)
  }, [code, fallingId, count])
  useEffect(() => {
    // A draw from before the page opened is not celebrated again.
    if (gainId !== null && gainId === heardId.current) playRun(tonic, 6)
  }, [gainId])
}
