import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import type { SettingOf } from '../../../platform/settings/schema.ts'
import { casinoCap } from '../round/casino-cap.ts'
import type { Playable } from '../solo/playable.ts'

/** Stakes whose greatest win stays within the cap for one bet: no payout is ever cut. */
export const offeredStakes = (
  { stakes, maxPayout: { top, bottom } }: Pick<Playable, 'stakes' | 'maxPayout'>,
  book: Pick<SettingOf<'book'>, 'usdRates'>,
  now: Instant,
): Fen[] => {
  const cap = casinoCap(book, now)
  return stakes.filter((stake) => stake * (top - bottom) <= cap * bottom)
}
