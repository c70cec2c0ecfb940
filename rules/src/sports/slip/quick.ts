import type { Fen } from '../../base/money.ts'
import type { PriceChangePolicy } from '../acceptance.ts'
import { dismiss } from './answer.ts'
import type { PlacedOrder, SlipState, WantedPick } from './state.ts'

export interface QuickBet {
  readonly pick: WantedPick
  readonly stake: Fen
}

/** A decided request is put away by the next bet; any other has to be settled first. */
export const canBetQuickly = (state: SlipState): boolean =>
  dismiss(state, state.keepAfterBet).placement.phase === 'none'

/** One press on a price: a single at the price that was seen, with the kept stake. */
export const pressQuickly = <O extends PlacedOrder>(
  state: SlipState<O>,
  { pick, stake }: QuickBet,
  policy: PriceChangePolicy,
  requestId: string,
): SlipState<O> => {
  if (!canBetQuickly(state)) return state
  const left = dismiss(state, state.keepAfterBet)
  const bet = { code: 'single', stake, picks: [pick] }
  const request = { oddsType: left.slip.oddsType, policy, bets: [bet] }
  return { ...left, placement: { phase: 'sending', intention: { requestId, keys: [[]], request } } }
}
