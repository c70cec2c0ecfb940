import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { TaskFacts } from '@xinghe/rules/promotions/new-task.ts'
import type { Db } from '../../../platform/database/connect.ts'

/** What a member has done, from the view over accounts, deposits and bets. */
export const readTaskFacts = async (db: Db, memberId: MemberId): Promise<TaskFacts> => {
  const [row] = await db<TaskFacts[]>`
    select registered_at as "registeredAt", has_phone as "hasPhone", has_name as "hasName",
           has_birthday as "hasBirthday", has_withdrawal_password as "hasWithdrawalPassword",
           has_own_limit as "hasOwnLimit", has_settled_parlay as "hasSettledParlay", deposited, counted
    from member_task where member_id = ${memberId}`
  if (row === undefined) throw new Error(`there is no member ${memberId}`)
  return row
}
