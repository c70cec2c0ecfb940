import type { Fen } from '../base/money.ts'
import { no, ok, type Result } from '../base/result.ts'
import type { PriceChangePolicy } from './acceptance.ts'
import { checkLimits, type BetLimits, type LimitFault } from './limits.ts'
import { isConfirming, type Slip } from './slip.ts'
import { slipTotals, stakedBets, type SlipBet } from './slip-bets.ts'
import { isChampion, type ItemMarket, type SlipItem, type SlipPick } from './slip-item.ts'

export type SeriesFault = 'match-repeated' | 'champion-series'
export type ItemFault = SeriesFault | 'market-closed' | 'market-suspended' | 'feed-silent'

type SeriesPick = Pick<SlipPick, 'matchId' | 'play'>

/** In a series every pick of a repeated match is invalid, and champions have no place in one. */
export const seriesFault = (pick: SeriesPick, picks: readonly SeriesPick[]): SeriesFault | null => {
  if (isChampion(pick)) return 'champion-series'
  const ofMatch = picks.filter(({ matchId }) => matchId === pick.matchId)
  return ofMatch.length > 1 ? 'match-repeated' : null
}

const marketFaults: Readonly<Record<ItemMarket, ItemFault | null>> = {
  open: null,
  suspended: 'market-suspended',
  silent: 'feed-silent',
  closed: 'market-closed',
}

/** Why an item cannot be bet on now. */
export const itemFault = (slip: Slip, item: SlipItem): ItemFault | null => {
  const fault = marketFaults[item.market]
  if (fault !== null) return fault
  return slip.series ? seriesFault(item, slip.items) : null
}

export type PlacementFault =
  | ItemFault
  | LimitFault
  | 'slip-empty'
  | 'order-confirming'
  | 'series-too-short'
  | 'price-moved'
  | 'stake-missing'
  | 'balance-too-low'

export interface PlacementBounds {
  readonly policy: PriceChangePolicy
  /** What can be put at risk: the sports wallet, and the centre where it is moved by itself. */
  readonly balance: Fen
  /** Null where the limits are not known yet; the server asks them again in any case. */
  readonly limitsOf: (bet: SlipBet) => BetLimits | null
}

const needsConsent = ({ before, hk, line }: SlipItem, policy: PriceChangePolicy): boolean => {
  if (before === null) return false
  if (before.line !== line) return true
  return policy === 'none' || (policy === 'better' && hk < before.hk)
}

const shapeFault = (slip: Slip): PlacementFault | null => {
  if (slip.items.length === 0) return 'slip-empty'
  if (isConfirming(slip)) return 'order-confirming'
  return slip.series && slip.items.length < 2 ? 'series-too-short' : null
}

const stakeFault = (slip: Slip, { balance, limitsOf }: PlacementBounds): PlacementFault | null => {
  const bets = stakedBets(slip)
  if (bets.length === 0) return 'stake-missing'
  for (const staked of bets) {
    const limits = limitsOf(staked)
    const checked = limits ? checkLimits(staked.bet, limits) : ok(null)
    if (!checked.ok) return checked.reason
  }
  return slipTotals(slip).risk > balance ? 'balance-too-low' : null
}

/** The bets that the button would place, or the one reason why it is disabled. */
export const checkSlip = (
  slip: Slip,
  bounds: PlacementBounds,
): Result<readonly SlipBet[], PlacementFault> => {
  const shape = shapeFault(slip)
  if (shape !== null) return no(shape)
  for (const item of slip.items) {
    const fault = itemFault(slip, item)
    if (fault !== null) return no(fault)
  }
  if (slip.items.some((item) => needsConsent(item, bounds.policy))) return no('price-moved')
  const stake = stakeFault(slip, bounds)
  return stake === null ? ok(stakedBets(slip)) : no(stake)
}
