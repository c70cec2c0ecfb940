import { hourMs } from '@xinghe/rules/base/instant.ts'
import { fenToText } from '@xinghe/rules/base/money.ts'
import { weekPeriod } from '@xinghe/rules/base/period.ts'
import { gradeTerms } from '@xinghe/rules/vip/grade.ts'
import { offerAwards } from '../../../ledger/awards/grant-awards.ts'
import type { PayoutKind } from '../../../ledger/payouts/payout-kind.ts'
import { readVipTerms, requireVipTerms } from '../terms/vip-terms.ts'
import { readPlayedWeeks } from './store.ts'

/** 周礼金: offered on Monday at 04:00 until the end of the week in which it is offered. */
export const weekPayout: PayoutKind = {
  kind: 'vip-week',
  periodOf: weekPeriod,
  dueAfterMs: 4 * hourMs,
  freeze: async (tx, period) => {
    const dated = await readVipTerms(tx, period.from)
    if (dated === null) return []
    return (await readPlayedWeeks(tx, period)).flatMap(({ memberId, counted, grade }) => {
      const row = gradeTerms(dated.terms.grades, grade)
      if (row === null || counted < row.weekNeeded) return []
      const detail = { grade, counted: fenToText(counted) }
      return [{ memberId, item: '', amount: row.weekGift, detail }]
    })
  },
  pay: async (tx, period, lines, now) => {
    const { version, terms } = await requireVipTerms(tx, period.from)
    const awards = lines.map(({ memberId, amount }) => ({
      memberId,
      source: 'vip-week' as const,
      period: period.name,
      item: '',
      amount,
      multipleHundredths: terms.multipleHundredths,
      version,
      claimUntil: weekPeriod(now).until,
    }))
    await offerAwards(tx, awards, now)
  },
}
