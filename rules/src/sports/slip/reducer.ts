import type { Instant } from '../../base/instant.ts'
import type { Fen } from '../../base/money.ts'
import type { OddsType } from '../../base/odds.ts'
import type { PriceChangePolicy } from '../acceptance.ts'
import { pickKey, type SlipPick } from './item.ts'
import {
  chooseMode,
  clearSlip,
  holdsPick,
  isFullFor,
  isReplacing,
  removePick,
  togglePick,
  type SlipMode,
} from './picks.ts'
import { answer, dismiss } from './answer.ts'
import { abandon, free, lose, resend } from './lost-request.ts'
import { press } from './press.ts'
import { canBetQuickly, pressQuickly, type QuickBet } from './quick.ts'
import { missAnswer, takeAnswer, takeNews, type QuoteAnswer } from './quotes.ts'
import { addStake, stakeEverything, typeStake } from './stakes.ts'
import {
  intentionOf,
  isConfirming,
  type PlacedOrder,
  type QuoteFault,
  type Quotes,
  type SlipState,
  type StoredSlip,
} from './state.ts'
import { restore, sync } from './stored.ts'

/** What the member does to picks and modes; refused while an order is confirming. */
type PickAction =
  | { readonly type: 'pick-toggled'; readonly pick: SlipPick }
  | { readonly type: 'pick-removed'; readonly key: string }
  | { readonly type: 'mode-chosen'; readonly mode: SlipMode }
  | { readonly type: 'cleared' }
  | { readonly type: 'replacement-undone' }

type StakeAction =
  | { readonly type: 'stake-typed'; readonly field: string; readonly text: string }
  | { readonly type: 'stake-added'; readonly amount: Fen }
  | { readonly type: 'everything-staked' }
  | { readonly type: 'field-focused'; readonly field: string }

type QuoteAction =
  | {
      readonly type: 'quoted'
      /** The picks that were asked about, in the order of the answer. */
      readonly keys: readonly string[]
      readonly askedAt: Instant
      readonly answer: QuoteAnswer
    }
  | { readonly type: 'quote-failed'; readonly fault: QuoteFault }
  | { readonly type: 'prices-heard'; readonly heard: Quotes['heard'] }

export type PressAction = { readonly requestId: string; readonly policy: PriceChangePolicy } & (
  | { readonly type: 'pressed' }
  /** A press on a price of the board while quick betting is on. */
  | ({ readonly type: 'quick-pressed' } & QuickBet)
)

/** What becomes of a request; one of another request than the slip waits for changes nothing. */
type OutcomeAction<Order> = { readonly requestId: string } & (
  | { readonly type: 'lost'; readonly missing: boolean }
  | { readonly type: 'answered'; readonly orders: readonly Order[] }
  /** The book refused the request as a whole. */
  | { readonly type: 'refused' }
  /** The member gives up a request that never arrived. */
  | { readonly type: 'abandoned' }
  | { readonly type: 'resent' }
  | { readonly type: 'dismissed'; readonly keepPicks: boolean }
)

interface Settings {
  readonly oddsType: OddsType
  readonly defaultStake: string
  readonly keepAfterBet: boolean
}

export type SlipAction<Order extends PlacedOrder = PlacedOrder> =
  | PickAction
  | StakeAction
  | QuoteAction
  | PressAction
  | OutcomeAction<Order>
  | ({ readonly type: 'settings-read' } & Settings)
  /** Another member, or none, with what they left in this browser. */
  | { readonly type: 'member-changed'; readonly stored: StoredSlip | null }
  /** Another tab of the same member has changed the slip. */
  | { readonly type: 'stored-elsewhere'; readonly stored: StoredSlip | null }

export type SlipFault = 'order-confirming' | 'slip-full'

/** Why an action is refused, for the member to be told; null where it is not. */
export const slipFault = (state: SlipState, action: SlipAction): SlipFault | null => {
  const { slip } = state
  switch (action.type) {
    case 'pick-toggled':
      if (isConfirming(slip)) return 'order-confirming'
      return isFullFor(dismiss(state, state.keepAfterBet).slip, action.pick) ? 'slip-full' : null
    case 'pick-removed':
    case 'mode-chosen':
    case 'cleared':
    case 'replacement-undone':
      return isConfirming(slip) ? 'order-confirming' : null
    case 'quick-pressed':
      return canBetQuickly(state) ? null : 'order-confirming'
    default:
      return null
  }
}

/** The first touch after a decided request puts its receipt away, and with it the picks that are placed. */
const touchPrice = <O extends PlacedOrder>(state: SlipState<O>, pick: SlipPick): SlipState<O> => {
  const left = dismiss(state, state.keepAfterBet)
  const isPlaced = holdsPick(state.slip, pickKey(pick)) && !holdsPick(left.slip, pickKey(pick))
  if (isPlaced) return left
  return {
    ...left,
    slip: togglePick(left.slip, pick, state.defaultStake),
    replaced: isReplacing(left.slip, pick) ? left.slip : null,
  }
}

/** The picks that were replaced come back, at the prices of now. */
const undoReplacement = <O extends PlacedOrder>(state: SlipState<O>): SlipState<O> => {
  const { replaced, quotes } = state
  if (replaced === null) return state
  return takeNews({ ...state, slip: replaced, replaced: null }, quotes.heard)
}

const changePicks = <O extends PlacedOrder>(
  state: SlipState<O>,
  action: PickAction,
): SlipState<O> => {
  if (slipFault(state, action) !== null) return state
  const { slip } = state
  switch (action.type) {
    case 'pick-toggled':
      return touchPrice(state, action.pick)
    case 'replacement-undone':
      return undoReplacement(state)
    case 'pick-removed':
      return { ...state, slip: removePick(slip, action.key), replaced: null }
    case 'mode-chosen':
      return { ...state, slip: chooseMode(slip, action.mode), replaced: null }
    default:
      return { ...state, slip: clearSlip(slip), replaced: null }
  }
}

const changeStakes = <O extends PlacedOrder>(
  state: SlipState<O>,
  action: StakeAction,
): SlipState<O> => {
  // A confirming order stays as it was sent.
  if (isConfirming(state.slip)) return state
  switch (action.type) {
    case 'stake-typed':
      return typeStake(state, action.field, action.text)
    case 'stake-added':
      return addStake(state, action.amount)
    case 'everything-staked':
      return stakeEverything(state)
    default:
      return { ...state, fields: { ...state.fields, target: action.field } }
  }
}

const changePlacement = <O extends PlacedOrder>(
  state: SlipState<O>,
  action: OutcomeAction<O>,
): SlipState<O> => {
  if (intentionOf(state)?.requestId !== action.requestId) return state
  switch (action.type) {
    case 'lost':
      return lose(state, action.missing)
    case 'answered':
      return answer(state, action.orders)
    case 'refused':
      return free(state)
    case 'abandoned':
      return abandon(state)
    case 'resent':
      return resend(state)
    default:
      return dismiss(state, action.keepPicks)
  }
}

const readSettings = <O extends PlacedOrder>(
  state: SlipState<O>,
  { oddsType, defaultStake, keepAfterBet }: Settings,
): SlipState<O> => ({
  ...state,
  defaultStake,
  keepAfterBet,
  slip: state.slip.oddsType === oddsType ? state.slip : { ...state.slip, oddsType },
})

/** The slip after an action. One that is refused, or that comes too late, leaves it as it is. */
export const slipReducer = <O extends PlacedOrder>(
  state: SlipState<O>,
  action: SlipAction<O>,
): SlipState<O> => {
  switch (action.type) {
    case 'pick-toggled':
    case 'pick-removed':
    case 'mode-chosen':
    case 'cleared':
    case 'replacement-undone':
      return changePicks(state, action)
    case 'stake-typed':
    case 'stake-added':
    case 'everything-staked':
    case 'field-focused':
      return changeStakes(state, action)
    case 'quoted':
      return takeAnswer(state, action.keys, action.askedAt, action.answer)
    case 'quote-failed':
      return missAnswer(state, action.fault)
    case 'prices-heard':
      return takeNews(state, action.heard)
    case 'pressed':
      return press(state, action.policy, action.requestId)
    case 'quick-pressed':
      return pressQuickly(state, action, action.policy, action.requestId)
    case 'lost':
    case 'answered':
    case 'refused':
    case 'abandoned':
    case 'resent':
    case 'dismissed':
      return changePlacement(state, action)
    case 'settings-read':
      return readSettings(state, action)
    case 'member-changed':
      return {
        ...restore(action.stored),
        defaultStake: state.defaultStake,
        keepAfterBet: state.keepAfterBet,
      }
    default:
      return sync(state, action.stored)
  }
}
