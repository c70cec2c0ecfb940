import type { Instant } from '../base/instant.ts'
import type { Fen } from '../base/money.ts'

/** Conditions that a member meets or not; the page has a text and a way for each. */
export const conditionCodes = [
  'phone-bound',
  'name-bound',
  'birthday-set',
  'withdrawal-password-set',
  'own-limit-set',
  'no-deposit-yet',
  'has-deposited',
  'deposited',
  'first-today',
  'amount-least',
  'counted',
  'parlay-settled',
  'within-time',
  'not-withdrawn',
  'no-open-bonus',
  'week-uses',
  'day-uses',
  'another-person',
  'friends',
  'rank',
  'make-ups',
  'draws',
] as const
export type ConditionCode = (typeof conditionCodes)[number]

export interface Condition {
  readonly code: ConditionCode
  readonly isMet: boolean
  /** How much is needed and there; null where it is only met or not. */
  readonly money: { readonly need: Fen; readonly have: Fen } | null
  readonly count: { readonly need: number; readonly have: number } | null
}

export const moneyReached = (code: ConditionCode, need: Fen, have: Fen): Condition => ({
  code,
  isMet: have >= need,
  money: { need, have },
  count: null,
})

export const countReached = (code: ConditionCode, need: number, have: number): Condition => ({
  code,
  isMet: have >= need,
  money: null,
  count: { need, have },
})

/** A condition that is only met or not. */
export const isSet = (code: ConditionCode, isMet: boolean): Condition => ({
  code,
  isMet,
  money: null,
  count: null,
})

/** What can be claimed of an activity, or could be. */
export const itemStates = ['locked', 'claimable', 'claimed', 'expired', 'review'] as const
export type ItemState = (typeof itemStates)[number]

export interface ItemView {
  readonly item: string
  readonly period: string
  readonly amount: Fen
  readonly state: ItemState
  readonly claimUntil: Instant | null
  readonly conditions: readonly Condition[]
}

/** A member's own state in an activity. */
export const memberStates = ['closed', 'open', 'joined', 'claimable', 'claimed'] as const
export type MemberState = (typeof memberStates)[number]

export interface ActivityView {
  readonly period: string
  readonly conditions: readonly Condition[]
  readonly items: readonly ItemView[]
}

/** Of an item whose award is not there yet: claimable while its conditions are met and its time runs. */
export const itemState = (
  conditions: readonly Condition[],
  claimUntil: Instant | null,
  now: Instant,
): ItemState => {
  if (claimUntil !== null && now >= claimUntil) return 'expired'
  return conditions.every(({ isMet }) => isMet) ? 'claimable' : 'locked'
}

/** State of the whole activity, shown on its card. One claimable item is enough for `claimable`. */
export const memberState = ({ items }: ActivityView, isJoined: boolean): MemberState => {
  if (items.some(({ state }) => state === 'claimable')) return 'claimable'
  const isOver = items.every(({ state }) => state === 'claimed' || state === 'expired')
  if (items.length > 0 && isOver)
    return items.some(({ state }) => state === 'claimed') ? 'claimed' : 'closed'
  return isJoined ? 'joined' : 'open'
}
