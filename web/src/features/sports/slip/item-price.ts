import {
  asHongKong,
  oddsText,
  type HkPrice,
  type Odds,
  type OddsType,
} from '@xinghe/rules/base/odds.ts'
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

/** A series is reckoned in Hong Kong odds, also where a single of the pick has no views. */
const shownOdds = (slip: Slip, item: SlipItem): Odds => {
  const odds = itemOdds(item, slipOddsType(slip))
  return slip.series ? asHongKong(odds) : odds
}

const beforeOf = (item: SlipItem, agreed: HkPrice, slip: Slip): ItemPrice['before'] => {
  if (agreed === item.hk) return null
  const odds = shownOdds(slip, { ...item, hk: agreed })
  const isSameType = odds.type === shownOdds(slip, item).type
  return {
    text: oddsText(odds),
    rose: item.hk > agreed,
    otherType: isSameType ? null : odds.type,
  }
}

export const itemPrice = (slip: Slip, item: SlipItem): ItemPrice => {
  const odds = shownOdds(slip, item)
  const { before } = item
  const lineMoved = before !== null && before.line !== item.line
  return {
    odds,
    text: oddsText(odds),
    before: before && beforeOf(item, before.hk, slip),
    lineBefore: lineMoved ? pickLineText({ ...item, line: before.line }) : null,
  }
}
