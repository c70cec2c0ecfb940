import { hourMs, later, type Instant } from '../base/instant.ts'
import type { Fen } from '../base/money.ts'
import { itemState, moneyReached, type ActivityView, type Condition } from './activity-view.ts'
import type { AgainDepositTerms, BonusStep, FirstDepositTerms } from './terms.ts'

/** The kinds of activities that pay a share of a deposit. */
export const depositBonusKinds = ['firstDeposit', 'againDeposit'] as const
export type DepositBonusKind = (typeof depositBonusKinds)[number]
type DepositBonusTerms = FirstDepositTerms | AgainDepositTerms

/** A deposit has one bonus: the item of its award. */
export const bonusItem = 'bonus'

/** The highest step that the amount reaches; null below the first. */
const bonusStep = (steps: readonly BonusStep[], amount: Fen): BonusStep | null =>
  steps
    .filter(({ least }) => amount >= least)
    .reduce<BonusStep | null>(
      (best, step) => (best === null || step.least > best.least ? step : best),
      null,
    )

/** Nothing below the first step; else the step's share of the amount in whole yuan, at most its cap. */
export const depositBonus = (steps: readonly BonusStep[], amount: Fen): Fen => {
  const step = bonusStep(steps, amount)
  if (step === null) return 0n
  const share = ((amount * BigInt(step.rateBp)) / 1_000_000n) * 100n
  return share < step.cap ? share : step.cap
}

/** The least amount that a bonus is given for. */
const leastForBonus = (steps: readonly BonusStep[]): Fen =>
  steps.reduce((least, step) => (step.least < least ? step.least : least), steps[0]?.least ?? 0n)

const mostOf = (steps: readonly BonusStep[]): Fen =>
  steps.reduce((most, { cap }) => (cap > most ? cap : most), 0n)

/** What a member had done before the payment that the bonus is for. */
export interface DepositHistory {
  readonly registeredAt: Instant
  readonly hasDeposited: boolean
  /** Credited payments of the day, without the first ever. */
  readonly creditsToday: number
  readonly hasWithdrawn: boolean
  /** Bonuses of the same activity in the week. */
  readonly bonusesThisWeek: number
  /** Turnover of another bonus on a deposit is left. */
  readonly hasOpenBonus: boolean
}

const fact = (code: Condition['code'], isMet: boolean): Condition => ({
  code,
  isMet,
  money: null,
  count: null,
})

const firstConditions = (
  { withinHours }: FirstDepositTerms,
  { hasDeposited, registeredAt, hasWithdrawn }: DepositHistory,
  now: Instant,
): Condition[] => [
  fact('no-deposit-yet', !hasDeposited),
  fact('within-time', now < later(registeredAt, withinHours * hourMs)),
  fact('not-withdrawn', !hasWithdrawn),
]

const againConditions = (
  { perWeek }: AgainDepositTerms,
  { hasDeposited, creditsToday, bonusesThisWeek, hasOpenBonus }: DepositHistory,
): Condition[] => [
  fact('has-deposited', hasDeposited),
  fact('first-today', creditsToday === 0),
  {
    ...fact('week-uses', bonusesThisWeek < perWeek),
    count: { need: perWeek, have: bonusesThisWeek },
  },
  fact('no-open-bonus', !hasOpenBonus),
]

/** The conditions of a bonus besides the amount; `now` is when the payment comes. */
export const bonusConditions = (
  terms: DepositBonusTerms,
  history: DepositHistory,
  now: Instant,
): Condition[] =>
  terms.kind === 'firstDeposit'
    ? firstConditions(terms, history, now)
    : againConditions(terms, history)

/** The same with the amount. */
export const bonusConditionsFor = (
  terms: DepositBonusTerms,
  history: DepositHistory,
  amount: Fen,
  now: Instant,
): Condition[] => [
  ...bonusConditions(terms, history, now),
  moneyReached('amount-least', leastForBonus(terms.steps), amount),
]

/** A bonus is given by the credit and never claimed: its item is locked until then. */
export const depositBonusView = (
  terms: DepositBonusTerms,
  history: DepositHistory,
  period: string,
  now: Instant,
): ActivityView => {
  const conditions = bonusConditions(terms, history, now)
  const isLost = terms.kind === 'firstDeposit' && itemState(conditions, null, now) === 'locked'
  const claimUntil =
    terms.kind === 'firstDeposit' ? later(history.registeredAt, terms.withinHours * hourMs) : null
  const amount = mostOf(terms.steps)
  const state = isLost ? 'expired' : 'locked'
  return {
    period,
    conditions,
    items: [{ item: bonusItem, period, amount, state, claimUntil, conditions: [] }],
  }
}
