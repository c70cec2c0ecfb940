import type { MemberId } from '@xinghe/rules/base/id.ts'
import { dayMs, later, type Instant } from '@xinghe/rules/base/instant.ts'
import { monthPeriod } from '@xinghe/rules/base/period.ts'
import { raisedGrade, type Grades } from '@xinghe/rules/vip/grade.ts'
import type { NewAward } from '../../../ledger/awards/award.ts'
import { offerAwards } from '../../../ledger/awards/grant-awards.ts'
import type { Tx } from '../../../platform/database/connect.ts'
import { tellMembers } from '../../../platform/events/tell-members.ts'
import { sendLetters } from '../../../platform/letters/send-letter.ts'
import { readVipTerms, type DatedVipTerms } from '../terms/vip-terms.ts'
import { risenLetter } from './grade-letters.ts'
import { lockRisers, writeGrades, type GradeRow } from './store.ts'

interface Rise extends GradeRow {
  readonly after: number
}

/** Each grade that the member never had has a gift of its own. */
const giftsOf = (
  { memberId, highest, after }: Rise,
  { version, terms }: DatedVipTerms,
  now: Instant,
): NewAward[] =>
  terms.grades
    .filter(({ grade }) => grade > highest && grade <= after)
    .map(({ grade, upgradeGift }) => ({
      memberId,
      source: 'vip-upgrade',
      period: '',
      item: String(grade),
      amount: upgradeGift,
      multipleHundredths: terms.multipleHundredths,
      version,
      claimUntil: later(now, terms.upgradeDays * dayMs),
    }))

const risesOf = (rows: readonly GradeRow[], grades: Grades, month: string): Rise[] =>
  rows.flatMap((row) => {
    const after = raisedGrade(grades, row, row, month).grade
    return after === row.grade ? [] : [{ ...row, after }]
  })

/** Raises the grades that counted play has earned, with the gift of each new one; after every counted batch. */
export const raiseGrades = async (
  tx: Tx,
  memberIds: readonly MemberId[],
  now: Instant,
): Promise<void> => {
  const dated = await readVipTerms(tx, now)
  if (dated === null) return
  const { grades, upgradeDays } = dated.terms
  const month = monthPeriod(now)
  const totals = grades.map(({ total }) => total)
  const rises = risesOf(await lockRisers(tx, memberIds, totals, month), grades, month.name)
  if (rises.length === 0) return
  await writeGrades(
    tx,
    rises.map(({ memberId, grade, highest, after }) => ({
      memberId,
      before: grade,
      grade: after,
      why: after > highest ? 'risen' : 'restored',
    })),
    now,
  )
  const gifts = rises.map((rise) => giftsOf(rise, dated, now))
  await offerAwards(tx, gifts.flat(), now)
  await sendLetters(
    tx,
    rises.map(({ memberId, after }, at) => ({
      memberId,
      kind: 'notice',
      ...risenLetter(after, gifts[at] ?? [], upgradeDays),
      link: '/mine/vip',
      now,
    })),
  )
  await tellMembers(
    tx,
    rises.map(({ memberId }) => memberId),
  )
}
