import { oddsText, type HkPrice, type Odds, type OddsType } from '@xinghe/rules/base/odds.ts'
import { pickLineText } from '@xinghe/rules/sports/pick-text.ts'
import { itemOdds, type SlipItem } from '@xinghe/rules/sports/slip/item.ts'
import { slipOddsType, type Slip } from '@xinghe/rules/sports/slip/state.ts'

export interface ItemPrice {
  readonly odds: Odds
  readonly text: string
  /** The price that the member agreed to, while the current one differs. */
  readonly before: {
    readonly text: string
    readonly rose: boolean
    /** Its odds type, where it differs from the current one. */
    readonly otherType: OddsType | null
  } | null
  /** The same of the line. */
  readonly lineBefore: string | null
}

const beforeOf = (item: SlipItem, agreed: HkPrice, slip: Slip): ItemPrice['before'] => {
  if (agreed === item.hk) return null
  const odds = itemOdds({ ...item, hk: agreed }, slipOddsType(slip))
  const isSameType = odds.type === itemOdds(item, slipOddsType(slip)).type
  return {
    text: oddsText(odds),
    rose: item.hk > agreed,
    otherType: isSameType ? null : odds.type,
  }
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
