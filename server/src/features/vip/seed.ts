import { encodeVipTerms } from '@xinghe/contract/vip-terms.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { monthPeriod, weekPeriod } from '@xinghe/rules/base/period.ts'
import type { GradeTerms } from '@xinghe/rules/vip/grade.ts'
import type { VipTerms } from '@xinghe/rules/vip/terms.ts'
import type { Platform } from '../../platform/parts.ts'
import { seedVersion } from '../../platform/terms/store.ts'
import { vipSubject } from './terms/vip-terms.ts'

const yuan = (amount: number): Fen => BigInt(amount) * 100n

/** Lifetime play, and the gifts for the grade, each week and the birthday, in yuan. */
const ladder: readonly (readonly [number, number, number, number])[] = [
  [10_000, 18, 3, 8],
  [50_000, 58, 8, 18],
  [200_000, 188, 18, 58],
  [500_000, 388, 38, 128],
  [1_500_000, 888, 88, 288],
  [5_000_000, 1_888, 188, 588],
  [15_000_000, 3_888, 388, 1_288],
  [50_000_000, 8_888, 888, 2_888],
  [150_000_000, 18_888, 1_888, 5_888],
  [500_000_000, 38_888, 3_888, 8_888],
]

const firstWeek = yuan(1_000)

const grades = ladder.map(([total, upgrade, week, birthday], at): GradeTerms => {
  const keep = at === 0 ? 0n : yuan(total) / 10n
  return {
    grade: at + 1,
    total: yuan(total),
    keep,
    weekNeeded: at === 0 ? firstWeek : keep / 4n,
    upgradeGift: yuan(upgrade),
    weekGift: yuan(week),
    birthdayGift: yuan(birthday),
  }
})

const terms: VipTerms = {
  kind: 'vip',
  multipleHundredths: 100,
  grades,
  rebates: {
    TY: { low: 30, step: 5 },
    DJ: { low: 30, step: 5 },
    DZ: { low: 40, step: 6 },
    BY: { low: 40, step: 6 },
    ZR: { low: 20, step: 4 },
    QP: { low: 10, step: 2 },
    CP: { low: 10, step: 2 },
  },
  rebateBounds: { least: yuan(1), most: yuan(88_888) },
  upgradeDays: 30,
  birthday: { confirmedDays: 30, claimDays: 7 },
}

/** The grades begin with the week in which the month of the site's making begins: no week or month is cut. */
export const seedVip = async ({ sql, clock }: Pick<Platform, 'sql' | 'clock'>): Promise<void> => {
  const now = clock.now()
  const { from } = weekPeriod(monthPeriod(now).from)
  const version = { ...vipSubject, from, until: null, terms: encodeVipTerms(terms), texts: {} }
  await sql.begin((tx) => seedVersion(tx, version, now))
}
