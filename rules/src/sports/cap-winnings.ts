import { floorOf, fraction } from '../base/fraction.ts'
import type { Fen } from '../base/money.ts'
import { payoutCapUsd, parlayCapUsd, type LegPayoutKind, type PayoutKind } from './payout-caps.ts'
import type { Settlement } from './settle-bet.ts'
import type { UsdRate } from './usd-rate.ts'

/** The payout kind with the lowest cap among the legs; of equal caps the earlier leg's. */
export const capKindOf = (kinds: readonly LegPayoutKind[]): LegPayoutKind => {
  const lowest = parlayCapUsd(kinds)
  const kind = kinds.find((candidate) => payoutCapUsd(candidate) === lowest)
  if (kind === undefined) throw new Error('a bet has at least one leg')
  return kind
}

/** The daily cap in fen at the rate stored with the bet. */
export const capFen = (kind: PayoutKind, rate: UsdRate): Fen =>
  floorOf(fraction(BigInt(payoutCapUsd(kind)) * 100n * BigInt(rate), 10_000))

export interface CappedSettlement extends Settlement {
  /** Winnings lost to the cap; zero for nearly every bet. */
  readonly cut: Fen
}

/**
 * Caps the winnings (without the stake) to the rest of the day's cap. `wonBefore` is already paid for
 * bets of the same kind accepted on the same GMT+8 day, so the cap is used up in order of settlement.
 */
export const capWinnings = (settled: Settlement, cap: Fen, wonBefore: Fen): CappedSettlement => {
  const left = wonBefore < cap ? cap - wonBefore : 0n
  const cut = settled.net > left ? settled.net - left : 0n
  return { ...settled, payout: settled.payout - cut, net: settled.net - cut, cut }
}
