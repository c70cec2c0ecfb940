import { type Machine, type SlotCode, slotCodes } from './machine.ts'
import { drg } from './drg.ts'
import { fly } from './fly.ts'
import { gem } from './gem.ts'
import { koi } from './koi.ts'

export const machines: Readonly<Record<SlotCode, Machine>> = {
  GEM: gem,
  KOI: koi,
  FLY: fly,
  DRG: drg,
}

export const isSlotCode = (code: string): code is SlotCode =>
  slotCodes.some((known) => known === code)
