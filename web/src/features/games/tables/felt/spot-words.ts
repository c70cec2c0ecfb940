import { fenToCny } from '@xinghe/rules/base/money.ts'
import type { Spot, TableCode } from '@xinghe/rules/games/tables/table-game.ts'
import { spotName } from '@xinghe/rules/games/tables/words.ts'
import { byWord } from '../../../../platform/i18n/by-word.ts'
import type { useText } from '../../../../platform/i18n/use-text.ts'
import { tableText as words } from '../words/messages.ts'
import type { SpotState } from './spot-state.ts'

type Text = ReturnType<typeof useText>

/** `195` → `0.95`, `1300` → `12`. */
export const oddsText = (price: number): string => String((price - 100) / 100)

/** Pays less than its price in some rounds. */
const paysLess = (code: TableCode, { play }: Spot): boolean =>
  play === 'perfect-pair' || play === 'lucky-six' || (code === 'BA2' && play === 'banker')

export const paysText = (code: TableCode, spot: Spot, t: Text): string =>
  t(paysLess(code, spot) && spot.kind === 'side' ? words.paysUpTo : words.pays, {
    odds: oddsText(spot.price),
  })

/** The whole spot in one sentence, for screen readers. */
export const spotLabel = (code: TableCode, { spot, laid, staked, total }: SpotState, t: Text) =>
  [
    t(words.spot, { name: byWord(spotName(code, spot), t), pays: paysText(code, spot, t) }),
    laid > 0n ? t(words.spotWaiting, { amount: fenToCny(laid) }) : '',
    staked > 0n ? t(words.spotMine, { amount: fenToCny(staked) }) : '',
    total !== null && total > 0n ? t(words.spotOthers, { amount: fenToCny(total) }) : '',
  ].join('')
