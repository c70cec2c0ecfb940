import type { SharedBet } from '@xinghe/contract/games-shared.ts'
import type { TableCode } from '@xinghe/rules/games/tables/table-game.ts'
import { useEffect, useRef } from 'react'
import { playDeal } from '../../cards/play/card-sounds.ts'
import { playKnock, playNote, playRun } from '../../sound/synth.ts'
import type { ShownDraw } from '../../round/use-table.ts'
import { roundOutcome } from '../panels/round-outcome.ts'
import type { TablePhase } from '../round/table-phase.ts'

const cardStepMs = 450
const ballTicks = 12

/** Cards slap, the ball ticks, the close knocks; a run of notes only for more than was staked. */
export const useTableSounds = (
  code: TableCode,
  draw: ShownDraw | null,
  phase: TablePhase,
  mine: readonly SharedBet[],
): void => {
  const heardId = useRef<string | null>(null)
  const dealtId = phase === 'dealing' ? (draw?.id ?? null) : null
  const count = draw?.numbers.length ?? 0
  useEffect(() => {
    if (dealtId === null) return
    heardId.current = dealtId
    if (code !== 'RL1') playDeal(count, cardStepMs)
    else
      for (let tick = 0; tick < ballTicks; tick += 1)
        playNote({ tone: 31, afterMs: tick * (90 + tick * 28), lengthMs: 25, loudness: 0.03 })
  }, [code, dealtId, count])
  const isClosing = phase === 'closing'
  useEffect(() => {
    if (isClosing) playKnock(0)
  }, [isClosing])
  const outcome = phase === 'result' ? roundOutcome(draw?.id, mine) : null
  const gainId = outcome !== null && outcome.net > 0n ? (draw?.id ?? null) : null
  useEffect(() => {
    // A round from before the page opened is not celebrated again.
    if (gainId !== null && gainId === heardId.current) playRun(0, 6)
  }, [gainId])
}
