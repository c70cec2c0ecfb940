import { decodeRebateDetail, encodeRebateDetail } from '@xinghe/contract/vip-rebate.ts'
import { hourMs } from '@xinghe/rules/base/instant.ts'
import { dayPeriod } from '@xinghe/rules/base/period.ts'
import { rebateOfDay } from '@xinghe/rules/vip/rebate.ts'
import type { VipTerms } from '@xinghe/rules/vip/terms.ts'
import { grantAwards } from '../../../ledger/awards/grant-awards.ts'
import type { PayoutKind, PayoutLine } from '../../../ledger/payouts/payout-kind.ts'
import { readVipTerms, requireVipTerms } from '../terms/vip-terms.ts'
import { readPlayedDays, type PlayedDay } from './store.ts'

/** A line with amount 0 carries its rest to the member's next day of play. */
const lineOf = (
  { rebates, rebateBounds }: VipTerms,
  { memberId, plays, grade, before }: PlayedDay,
): PayoutLine => {
  const carriedBefore = before === null ? 0n : decodeRebateDetail(before).carried
  const { paid, ...day } = rebateOfDay(rebates, grade, plays, carriedBefore, rebateBounds)
  return { memberId, item: '', amount: paid, detail: encodeRebateDetail({ ...day, grade }) }
}

/** 返水 of a day, paid unasked at 04:00 of the next. */
export const rebatePayout: PayoutKind = {
  kind: 'rebate',
  periodOf: dayPeriod,
  dueAfterMs: 4 * hourMs,
  freeze: async (tx, period) => {
    const dated = await readVipTerms(tx, period.from)
    if (dated === null) return []
    return (await readPlayedDays(tx, period)).map((day) => lineOf(dated.terms, day))
  },
  pay: async (tx, period, lines, now) => {
    const { version, terms } = await requireVipTerms(tx, period.from)
    const awards = lines
      .filter(({ amount }) => amount > 0n)
      .map(({ memberId, amount }) => ({
        memberId,
        source: 'rebate' as const,
        period: period.name,
        item: '',
        amount,
        multipleHundredths: terms.multipleHundredths,
        version,
        claimUntil: null,
      }))
    await grantAwards(tx, awards, now)
  },
}
