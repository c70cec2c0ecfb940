import { siteDay, siteDayNumber, type Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { capFen } from '@xinghe/rules/sports/cap-winnings.ts'
import { usdRateOn } from '@xinghe/rules/sports/usd-rate.ts'
import type { SettingOf } from '../../../platform/settings/schema.ts'

type Rates = SettingOf<'book'>['usdRates']

/** The cap of the last request: rate and day seldom change, and every round asks for it. */
let last: { readonly usdRates: Rates; readonly day: number; readonly cap: Fen } | null = null

/** The most that one bet may pay. */
export const casinoCap = ({ usdRates }: { readonly usdRates: Rates }, now: Instant): Fen => {
  const day = siteDayNumber(now)
  if (last?.usdRates !== usdRates || last.day !== day)
    last = { usdRates, day, cap: capFen('casino-bet', usdRateOn(usdRates, siteDay(now))) }
  return last.cap
}
