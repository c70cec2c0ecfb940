import { dayMs, later, type Instant } from '../base/instant.ts'
import type { Fen } from '../base/money.ts'
import { isSet, itemState, moneyReached } from './activity-view.ts'
import type { ActivityView, Condition, ItemView } from './activity-view.ts'
import { taskNames, type TaskName, type TermsOf } from './terms.ts'

type NewTaskTerms = TermsOf<'newTask'>

/** What a member has done, as far as the tasks ask for it. */
export interface TaskFacts {
  readonly registeredAt: Instant
  readonly hasPhone: boolean
  readonly hasName: boolean
  readonly hasBirthday: boolean
  readonly hasWithdrawalPassword: boolean
  readonly hasOwnLimit: boolean
  readonly hasSettledParlay: boolean
  /** All credited deposits. */
  readonly deposited: Fen
  readonly counted: Fen
}

const conditionsOf: Readonly<
  Record<TaskName, (facts: TaskFacts, terms: NewTaskTerms) => readonly Condition[]>
> = {
  phone: ({ hasPhone }) => [isSet('phone-bound', hasPhone)],
  identity: ({ hasName, hasBirthday }) => [
    isSet('name-bound', hasName),
    isSet('birthday-set', hasBirthday),
  ],
  'withdrawal-password': (facts) => [isSet('withdrawal-password-set', facts.hasWithdrawalPassword)],
  'own-limit': ({ hasOwnLimit }) => [isSet('own-limit-set', hasOwnLimit)],
  deposit: ({ deposited }, { depositLeast }) => [
    moneyReached('deposited', depositLeast, deposited),
  ],
  counted: ({ counted }, { countedLeast }) => [moneyReached('counted', countedLeast, counted)],
  parlay: ({ hasSettledParlay }) => [isSet('parlay-settled', hasSettledParlay)],
}

/** The item for all tasks together. */
export const allTasks = 'all'

/** The tasks, each claimed within days of the registration, and one more award for all of them. */
export const newTaskView = (terms: NewTaskTerms, facts: TaskFacts, now: Instant): ActivityView => {
  const claimUntil = later(facts.registeredAt, terms.days * dayMs)
  const itemOf = (item: string, amount: Fen, conditions: readonly Condition[]): ItemView => {
    const state = itemState(conditions, claimUntil, now)
    return { item, period: '', amount, state, claimUntil, conditions }
  }
  const tasks = taskNames.map((task) =>
    itemOf(task, terms.rewards[task], conditionsOf[task](facts, terms)),
  )
  const all = tasks.flatMap(({ conditions }) => conditions)
  return { period: '', conditions: [], items: [...tasks, itemOf(allTasks, terms.allReward, all)] }
}
