import { siteDay, type Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { capFen } from '@xinghe/rules/sports/cap-winnings.ts'
import { usdRateOn } from '@xinghe/rules/sports/usd-rate.ts'
import type { SettingOf } from '../../../platform/settings/schema.ts'

/** The most that one bet may pay. */
export const casinoCap = ({ usdRates }: Pick<SettingOf<'book'>, 'usdRates'>, now: Instant): Fen =>
  capFen('casino-bet', usdRateOn(usdRates, siteDay(now)))
