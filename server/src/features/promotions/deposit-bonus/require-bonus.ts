import { Refused } from '@xinghe/contract/refusal.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import {
  bonusConditionsFor,
  depositBonus,
  type DepositBonusKind,
} from '@xinghe/rules/promotions/deposit-bonus.ts'
import { takenElsewhere } from '../../../ledger/awards/lock-person.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { requireRunning, sourceOf } from '../activities/activity.ts'
import { requireBudget } from '../activities/budget.ts'
import { mechanicOf } from '../mechanics/mechanics.ts'
import { bonusTerms } from './bonus-terms.ts'
import { readHistory } from '../mechanics/store-deposit.ts'

/** Refuses a bonus that a member cannot get for a deposit of this amount now, with the reason. */
export const requireBonus = async (
  db: Db,
  memberId: MemberId,
  { kind, id, version }: { kind: DepositBonusKind; id: string; version: number },
  amount: Fen,
  now: Instant,
): Promise<void> => {
  const activity = await requireRunning(db, kind, id, now)
  if (activity.version !== version) throw new Refused('activity-changed')
  const terms = bonusTerms(activity)
  await requireBudget(db, activity, depositBonus(terms.steps, amount), now)
  const source = sourceOf(activity)
  const history = await readHistory(db, memberId, source, now)
  const conditions = bonusConditionsFor(terms, history, amount, now)
  const unmet = conditions.filter(({ isMet }) => !isMet).map(({ code }) => code)
  if (unmet.length > 0) throw new Refused('conditions-unmet', { conditions: unmet })
  const scope = await takenElsewhere(db, memberId, source, mechanicOf(kind)?.oncePer ?? [])
  if (scope !== null) throw new Refused('award-taken-elsewhere', { scope })
}
