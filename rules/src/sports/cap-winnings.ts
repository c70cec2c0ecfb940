import { floorOf, fraction } from '../base/fraction.ts'
import type { Fen } from '../base/money.ts'
import { payoutCapUsd, parlayCapUsd, type LegPayoutKind } from './payout-caps.ts'
import type { Settlement } from './settle-bet.ts'

/** CNY per US dollar in ten-thousandths, a dated site setting that the bet keeps: 7.1234 is 71234. */
export type UsdRate = number

/** Which of its legs' kinds gives a bet its cap: the lowest, the earlier leg where two are equal. */
export const capKindOf = (kinds: readonly LegPayoutKind[]): LegPayoutKind => {
  const lowest = parlayCapUsd(kinds)
  const kind = kinds.find((candidate) => payoutCapUsd(candidate) === lowest)
  if (kind === undefined) throw new Error('a bet has at least one leg')
  return kind
}

/** The cap of a day in fen at the rate that the bet keeps. */
export const capFen = (kind: LegPayoutKind, rate: UsdRate): Fen =>
  floorOf(fraction(BigInt(payoutCapUsd(kind)) * 100n * BigInt(rate), 10_000))

export interface CappedSettlement extends Settlement {
  /** By how much the cap cut the winnings; zero for nearly every bet. */
  readonly cut: Fen
}

/**
 * Winnings without the stake, up to what the day has left. `wonBefore` are those already paid for
 * bets of the same kind accepted on the same GMT+8 day, so the cap is used up in order of settlement.
 */
export const capWinnings = (settled: Settlement, cap: Fen, wonBefore: Fen): CappedSettlement => {
  const left = wonBefore < cap ? cap - wonBefore : 0n
  const cut = settled.net > left ? settled.net - left : 0n
  return { ...settled, payout: settled.payout - cut, net: settled.net - cut, cut }
}
