import { hourMs } from '@xinghe/rules/base/instant.ts'
import { monthPeriod } from '@xinghe/rules/base/period.ts'
import { gradeAfterMonth, gradeTerms } from '@xinghe/rules/vip/grade.ts'
import type { PayoutKind } from '../../../ledger/payouts/payout-kind.ts'
import { tellMembers } from '../../../platform/events/tell-members.ts'
import { sendLetters } from '../../../platform/letters/send-letter.ts'
import { fallenLetter } from '../grades/grade-letters.ts'
import { readFallers, writeGrades } from '../grades/store.ts'
import { readVipTerms, requireVipTerms } from '../terms/vip-terms.ts'

/** Grades that were not kept in a month fall by one on the 1st at 04:00. No money moves. */
export const fallPayout: PayoutKind = {
  kind: 'grades',
  periodOf: monthPeriod,
  dueAfterMs: 4 * hourMs,
  freeze: async (tx, period) => {
    const dated = await readVipTerms(tx, period.from)
    if (dated === null) return []
    return (await readFallers(tx, period)).flatMap((row) => {
      const { grade } = gradeAfterMonth(dated.terms.grades, row, row.month, period.name)
      if (grade === row.grade) return []
      const detail = { before: row.grade, grade }
      return [{ memberId: row.memberId, item: '', amount: 0n, detail }]
    })
  },
  pay: async (tx, period, lines, now) => {
    const { grades } = (await requireVipTerms(tx, period.from)).terms
    const falls = lines.map(({ memberId, detail }) => ({
      memberId,
      before: Number(detail['before']),
      grade: Number(detail['grade']),
      why: 'fallen' as const,
    }))
    const fallen = new Set(await writeGrades(tx, falls, now))
    const letters = falls
      .filter(({ memberId }) => fallen.has(memberId))
      .map(({ memberId, before, grade }) => {
        const keep = gradeTerms(grades, before)?.keep ?? 0n
        return {
          memberId,
          kind: 'notice' as const,
          ...fallenLetter(before, grade, keep),
          link: '/mine/vip',
          now,
        }
      })
    await sendLetters(tx, letters)
    await tellMembers(tx, [...fallen])
  },
}
