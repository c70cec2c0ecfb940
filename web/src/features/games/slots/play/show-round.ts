import type { Fen } from '@xinghe/rules/base/money.ts'
import type { Machine } from '@xinghe/rules/games/slots/machines/machine.ts'
import type { SlotRound } from '@xinghe/rules/games/slots/round.ts'
import type { Spin } from '@xinghe/rules/games/slots/spin.ts'
import { basePace, freePace } from '../scene/landing-times.ts'
import type { SlotScene } from '../scene/slot-scene.ts'

/** What is told beside the stage while a round is shown. */
export interface RoundTeller {
  /** The spin that has just come to rest, and all that was won up to it. */
  readonly onSpinShown: (spin: Spin, total: Fen) => void
  readonly onFeature: (freeSpins: number) => void
  /** A free spin begins; counted from one. */
  readonly onFreeSpin: (at: number, count: number) => void
}

interface ShownRound {
  readonly machine: Machine
  readonly round: SlotRound
  readonly stake: Fen
  readonly wait: (ms: number) => Promise<void>
  /** False once the page was left: nothing is shown any more. */
  readonly watched: () => boolean
}

const featureMs = 1800
const winMs = 700
const noWinMs = 150

/** What pays of a machine are worth at a stake; stakes are whole yuan, so nothing is rounded. */
export const payInFen = (machine: Machine, stake: Fen, pay: number): Fen =>
  (stake * BigInt(pay)) / BigInt(machine.unit)

/** Shows a round from the running reels to its last free spin. */
export const showRound = async (
  scene: SlotScene,
  { machine, round, stake, wait, watched }: ShownRound,
  teller: RoundTeller,
): Promise<void> => {
  await scene.land(round.base, basePace)
  if (!watched()) return
  scene.showWins(round.base, null)
  let pay = round.base.pay
  teller.onSpinShown(round.base, payInFen(machine, stake, pay))
  if (round.freeSpins.length === 0) return
  teller.onFeature(round.freeSpins.length)
  await wait(featureMs)
  for (const [index, spin] of round.freeSpins.entries()) {
    if (!watched()) return
    if (index === 0) scene.setFree(true)
    teller.onFreeSpin(index + 1, round.freeSpins.length)
    scene.turn()
    await scene.land(spin, freePace)
    if (!watched()) return
    scene.showWins(spin, null)
    pay += spin.pay
    teller.onSpinShown(spin, payInFen(machine, stake, pay))
    await wait(spin.pay > 0 ? winMs : noWinMs)
  }
  if (watched()) scene.setFree(false)
}
