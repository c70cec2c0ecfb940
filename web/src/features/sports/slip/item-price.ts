import { oddsText, type HkPrice, type Odds } from '@xinghe/rules/base/odds.ts'
import { pickLineText } from '@xinghe/rules/sports/pick-text.ts'
import { slipOddsType, type Slip } from '@xinghe/rules/sports/slip.ts'
import { itemOdds, type SlipItem } from '@xinghe/rules/sports/slip-item.ts'

export interface ItemPrice {
  readonly odds: Odds
  readonly text: string
  /** What the member agreed to, while the price has moved away from it. */
  readonly before: { readonly text: string; readonly rose: boolean } | null
  /** The same of the line. */
  readonly lineBefore: string | null
}

const beforeOf = (item: SlipItem, agreed: HkPrice, slip: Slip): ItemPrice['before'] =>
  agreed === item.hk
    ? null
    : {
        text: oddsText(itemOdds({ ...item, hk: agreed }, slipOddsType(slip))),
        rose: item.hk > agreed,
      }

export const itemPrice = (slip: Slip, item: SlipItem): ItemPrice => {
  const odds = itemOdds(item, slipOddsType(slip))
  const { before } = item
  const lineMoved = before !== null && before.line !== item.line
  return {
    odds,
    text: oddsText(odds),
    before: before && beforeOf(item, before.hk, slip),
    lineBefore: lineMoved ? pickLineText({ ...item, line: before.line }) : null,
  }
}
