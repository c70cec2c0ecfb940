import { no, ok, type Result } from '../../base/result.ts'
import { takesPrice, type AcceptanceTerms, type PriceChangePolicy } from '../acceptance.ts'
import { checkLimits, type LimitFault } from '../limits.ts'
import { slipTotals, stakedBets, type SlipBet } from './bets.ts'
import { isChampion, type ItemMarket, type SlipItem, type SlipPick } from './item.ts'
import { isQuoted, limitsOf } from './quotes.ts'
import { isConfirming, slipOddsType, type Slip, type SlipState } from './state.ts'

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
  /** Prices and limits are not known yet, or the book refuses to tell them. */
  | 'quote-waiting'

const needsConsent = ({ before, hk, line, play }: SlipItem, terms: AcceptanceTerms): boolean =>
  before !== null && (before.line !== line || !takesPrice(play, before.hk, hk, terms))

const shapeFault = (slip: Slip): PlacementFault | null => {
  if (slip.items.length === 0) return 'slip-empty'
  if (isConfirming(slip)) return 'order-confirming'
  if (!slip.series) return null
  // Before the count of picks: a champion cannot be combined, however many picks there are.
  if (slip.items.some(isChampion)) return 'champion-series'
  return slip.items.length < 2 ? 'series-too-short' : null
}

const pickFault = (slip: Slip, policy: PriceChangePolicy): PlacementFault | null => {
  for (const item of slip.items) {
    const fault = itemFault(slip, item)
    if (fault !== null) return fault
  }
  const terms = { policy, oddsType: slipOddsType(slip) }
  return slip.items.some((item) => needsConsent(item, terms)) ? 'price-moved' : null
}

const stakeFault = ({ slip, quotes }: SlipState): PlacementFault | null => {
  const bets = stakedBets(slip)
  if (bets.length === 0) return 'stake-missing'
  for (const staked of bets) {
    // Limits that are not known yet are asked again by the server in any case.
    const limits = limitsOf(quotes, staked)
    const checked = limits ? checkLimits(staked.bet, limits) : ok(null)
    if (!checked.ok) return checked.reason
  }
  const isKnown = quotes.askedAt !== null
  return isKnown && slipTotals(slip).risk > quotes.balance ? 'balance-too-low' : null
}

/** The bets that the button would place, or the one reason why it is disabled. */
export const placeableBets = (
  state: SlipState,
  policy: PriceChangePolicy,
): Result<readonly SlipBet[], PlacementFault> => {
  const { slip, quotes } = state
  // What the member cannot mend comes before what they can.
  if (quotes.fault !== null && quotes.fault.kind !== 'unreachable') return no('quote-waiting')
  const fault = shapeFault(slip) ?? pickFault(slip, policy) ?? stakeFault(state)
  if (fault !== null) return no(fault)
  return isQuoted(state) ? ok(stakedBets(slip)) : no('quote-waiting')
}
