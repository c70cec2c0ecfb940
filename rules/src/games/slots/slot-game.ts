import { one } from '../../base/fraction.ts'
import { no } from '../../base/result.ts'
import type { SoloGame } from '../solo-game.ts'
import type { Machine } from './machines/machine.ts'
import { drawRound, type SlotDraws, stakes, tellRound } from './round.ts'

/** A spin has no choice and no action: it ends with its free spins the moment it begins. */
export type SlotGame = SoloGame<null, SlotDraws, never, SlotDraws>

export const slotGame = (machine: Machine): SlotGame => ({
  code: machine.code,
  version: machine.version,
  maxRisk: one,
  maxPayout: stakes(machine, machine.maxPay),
  openingRisk: () => one,
  begin: (_choice, rng) => drawRound(machine, rng),
  act: () => no('action-not-allowed'),
  risk: () => one,
  payout: (draws) => stakes(machine, tellRound(machine, draws).pay),
  view: (draws) => draws,
  timeoutAction: () => {
    throw new Error('a spin is never left open')
  },
})
