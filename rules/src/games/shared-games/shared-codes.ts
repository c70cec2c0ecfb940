import { lotteryCodes } from '../lottery/lottery.ts'

/** The tables of the house: each has rounds of its own, which all members share. */
export const sharedCodes = [...lotteryCodes] as const
export type SharedCode = (typeof sharedCodes)[number]

export const isSharedCode = (code: string): code is SharedCode =>
  sharedCodes.some((known) => known === code)
