import { siteDay, type Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { capFen } from '@xinghe/rules/sports/cap-winnings.ts'
import { usdRateOn } from '@xinghe/rules/sports/usd-rate.ts'
import type { SettingOf } from '../../../platform/settings/schema.ts'
import type { Playable } from '../solo/playable.ts'

/** Stakes whose greatest win stays within the cap for one bet: no payout is ever cut. */
export const offeredStakes = (
  { stakes, maxPayout: { top, bottom } }: Pick<Playable, 'stakes' | 'maxPayout'>,
  { usdRates }: Pick<SettingOf<'book'>, 'usdRates'>,
  now: Instant,
): Fen[] => {
  const cap = capFen('casino-bet', usdRateOn(usdRates, siteDay(now)))
  return stakes.filter((stake) => stake * (top - bottom) <= cap * bottom)
}
