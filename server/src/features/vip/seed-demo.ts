import type { MemberId } from '@xinghe/rules/base/id.ts'
import { dayMs, later, type Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import type { PlayCategory } from '@xinghe/rules/base/play-fact.ts'
import { dayPeriod } from '@xinghe/rules/base/period.ts'
import { earnedGrade, gradeTerms } from '@xinghe/rules/vip/grade.ts'
import { offerAwards } from '../../ledger/awards/grant-awards.ts'
import { writePlayFacts } from '../../ledger/counted-play/write-facts.ts'
import type { Tx } from '../../platform/database/connect.ts'
import type { Platform } from '../../platform/parts.ts'
import { insertHistory, readDemoMembers, type GradeEntry } from './grades/store.ts'
import { requireVipTerms, type DatedVipTerms } from './terms/vip-terms.ts'

/** Days of play before the site was made; the shares of each day add up to the total of the grade. */
const daysOfPlay = 70
/** None of it in the last days: a new site pays nothing by itself, so balances stay as they were seeded. */
const quietDays = 2
const dayShare: readonly (readonly [PlayCategory, number, bigint])[] = [
  ['TY', 450, 6n],
  ['DZ', 400, 3n],
  ['ZR', 106, 1n],
]

/** Play that has earned a demonstration account its grade, and the days on which each grade was reached. */
const seedHistory = async (
  tx: Tx,
  { id, grade }: { readonly id: MemberId; readonly grade: number },
  dated: DatedVipTerms,
  now: Instant,
): Promise<void> => {
  const { grades, multipleHundredths, upgradeDays } = dated.terms
  const row = gradeTerms(grades, grade)
  if (row === null) return
  const unit: Fen = (row.total * 105n) / 100n / BigInt(daysOfPlay * 10)
  const history: GradeEntry[] = []
  let total = 0n
  for (let ago = daysOfPlay + quietDays; ago > quietDays; ago -= 1) {
    const at = later(dayPeriod(later(now, -ago * dayMs)).until, -dayMs / 12)
    const facts = dayShare.map(([category, edgeBp, share]) => ({
      memberId: id,
      category,
      bet: `demo/${ago}/${category}`,
      edgeBp,
      turnover: unit * share,
      net: -(unit * share * BigInt(edgeBp)) / 10_000n,
      hedge: null,
    }))
    await writePlayFacts(tx, facts, at)
    total += unit * 10n
    const earned = earnedGrade(grades, total)
    if (earned > (history.at(-1)?.grade ?? 0))
      history.push({ grade: earned, from: at, why: 'risen' })
  }
  await insertHistory(tx, id, history)
  const gift = {
    memberId: id,
    source: 'vip-upgrade' as const,
    period: '',
    item: String(grade),
    amount: row.upgradeGift,
    multipleHundredths,
    version: dated.version,
    claimUntil: later(now, upgradeDays * dayMs),
  }
  await offerAwards(tx, [gift], now)
}

/** Demonstration accounts with a grade get the history behind it. */
export const seedDemoGrades = async ({
  sql,
  clock,
}: Pick<Platform, 'sql' | 'clock'>): Promise<void> => {
  const now = clock.now()
  const dated = await requireVipTerms(sql, now)
  await sql.begin(async (tx) => {
    for (const member of await readDemoMembers(tx)) await seedHistory(tx, member, dated, now)
  })
}
