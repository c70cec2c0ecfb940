import { isHkPrice, type HkPrice, type OddsType } from '@xinghe/rules/base/odds.ts'
import type { PlayCode } from '@xinghe/rules/sports/plays.ts'
import { shownOdds } from '../book/odds-type.ts'

/** The type in which a target is typed: a view with negative prices has no exact way back, so H stands for it. */
export const typedType = (hk: HkPrice, play: PlayCode, wanted: OddsType): 'E' | 'H' =>
  shownOdds(hk, play, wanted).type === 'E' ? 'E' : 'H'

/** The price that was typed; null for text that is no price. */
export const readTarget = (typed: string, type: 'E' | 'H'): HkPrice | null => {
  if (!/^\d{1,4}(\.\d{0,2})?$/.test(typed)) return null
  const [whole = '0', decimals = ''] = typed.split('.')
  const hundredths = Number(whole) * 100 + Number(decimals.padEnd(2, '0'))
  const hk = type === 'E' ? hundredths - 100 : hundredths
  return isHkPrice(hk) ? hk : null
}
