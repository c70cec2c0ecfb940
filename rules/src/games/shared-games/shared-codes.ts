import { lotteryCodes } from '../lottery/lottery.ts'
import { tableCodes } from '../tables/table-game.ts'

/** The games with rounds of their own that all members share. */
export const sharedCodes = [...lotteryCodes, ...tableCodes] as const
export type SharedCode = (typeof sharedCodes)[number]

export const isSharedCode = (code: string): code is SharedCode =>
  sharedCodes.some((known) => known === code)
