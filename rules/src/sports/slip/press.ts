import type { PriceChangePolicy } from '../acceptance.ts'
import type { SlipBet } from './bets.ts'
import { placeableBets } from './check.ts'
import { pickKey, type SlipItem } from './item.ts'
import { lock } from './marks.ts'
import { agreeToQuotes, seenOf } from './quotes.ts'
import {
  slipOddsType,
  type Intention,
  type PlacedOrder,
  type Quotes,
  type SlipState,
  type WantedPick,
} from './state.ts'

export const wantedPick = (item: SlipItem, quotes: Quotes): WantedPick => ({
  matchId: item.matchId,
  marketId: item.marketId,
  play: item.play,
  side: item.side,
  line: item.line,
  goalNumber: item.goalNumber,
  hk: item.hk,
  live: seenOf(quotes, pickKey(item)),
})

const makeIntention = (
  { slip, quotes }: SlipState,
  bets: readonly SlipBet[],
  policy: PriceChangePolicy,
  requestId: string,
): Intention => ({
  requestId,
  keys: bets.map(({ keys }) => keys),
  request: {
    oddsType: slipOddsType(slip),
    policy,
    bets: bets.map(({ keys, code, bet }) => ({
      code,
      stake: bet.kind === 'single' ? bet.stake : bet.unitStake,
      picks: slip.items
        .filter((item) => keys.includes(pickKey(item)))
        .map((item) => wantedPick(item, quotes)),
    })),
  },
})

/** The press: agrees to the prices as they stand, and makes of the stakes one request with its own id. */
export const press = <O extends PlacedOrder>(
  state: SlipState<O>,
  policy: PriceChangePolicy,
  requestId: string,
): SlipState<O> => {
  const agreed = { ...state, slip: agreeToQuotes(state.slip) }
  const bets = placeableBets(agreed, policy)
  if (state.placement.phase !== 'none' || !bets.ok) return state
  const intention = makeIntention(agreed, bets.value, policy, requestId)
  return {
    ...agreed,
    slip: lock(agreed.slip, intention),
    placement: { phase: 'sending', intention },
    replaced: null,
  }
}
