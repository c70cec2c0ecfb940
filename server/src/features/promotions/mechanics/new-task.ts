import { newTaskView } from '@xinghe/rules/promotions/new-task.ts'
import { lockScopes } from '../../../ledger/awards/lock-person.ts'
import type { Mechanic } from './mechanic.ts'
import { readTaskFacts } from './store-task.ts'

/** 新人任务: what a new member does in the first days, once per person. */
export const newTask: Mechanic<'newTask'> = {
  kind: 'newTask',
  oncePer: lockScopes,
  view: async (db, { terms, memberId, now }) =>
    newTaskView(terms, await readTaskFacts(db, memberId), now),
}
