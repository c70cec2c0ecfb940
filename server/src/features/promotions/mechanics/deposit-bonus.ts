import { activitySource } from '@xinghe/rules/base/award.ts'
import { dayPeriod } from '@xinghe/rules/base/period.ts'
import { depositBonusView } from '@xinghe/rules/promotions/deposit-bonus.ts'
import { lockScopes } from '../../../ledger/awards/lock-person.ts'
import { readHistory } from './store-deposit.ts'
import type { Mechanic } from './mechanic.ts'

/** 首存: a share of the first payment ever, chosen at the cashier and given by the credit. */
export const firstDeposit: Mechanic<'firstDeposit'> = {
  kind: 'firstDeposit',
  oncePer: lockScopes,
  view: async (db, { id, terms, memberId, now }) => {
    const history = await readHistory(db, memberId, activitySource('firstDeposit', id), now)
    return depositBonusView(terms, history, '', now)
  },
}

/** 再存: a share of a day's first payment after that. */
export const againDeposit: Mechanic<'againDeposit'> = {
  kind: 'againDeposit',
  oncePer: [],
  view: async (db, { id, terms, memberId, now }) => {
    const history = await readHistory(db, memberId, activitySource('againDeposit', id), now)
    return depositBonusView(terms, history, dayPeriod(now).name, now)
  },
}
