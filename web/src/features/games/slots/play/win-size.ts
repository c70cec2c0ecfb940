import type { Fen } from '@xinghe/rules/base/money.ts'

/** How a payout is shown. Up to the stake it is a plain number, without gold or sound. */
export type WinSize = 'none' | 'plain' | 'win' | 'big' | 'huge'

const bigFrom = 10n
const hugeFrom = 50n

export const winSize = (payout: Fen, stake: Fen): WinSize => {
  if (payout === 0n) return 'none'
  if (payout <= stake) return 'plain'
  if (payout >= stake * hugeFrom) return 'huge'
  return payout >= stake * bigFrom ? 'big' : 'win'
}

/** Sparks over the stage; none for what is no win. */
export const sparksFor: Readonly<Record<WinSize, number>> = {
  none: 0,
  plain: 0,
  win: 0,
  big: 60,
  huge: 140,
}

/** Notes of the run that is played; none for what is no win. */
export const notesFor: Readonly<Record<WinSize, number>> = {
  none: 0,
  plain: 0,
  win: 4,
  big: 8,
  huge: 11,
}
