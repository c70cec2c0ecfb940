import { Refused } from '@xinghe/contract/refusal.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import { checkPeriod, type Period } from '@xinghe/rules/records/period.ts'

/** The period that was asked for, or 6007 with the reason. */
export const periodOf = ({ from, to }: Period, now: Instant): Period => {
  const checked = checkPeriod({ from, to }, now)
  if (!checked.ok) throw new Refused('invalid-parameter', { why: checked.reason })
  return checked.value
}
