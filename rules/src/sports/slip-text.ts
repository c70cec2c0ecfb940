import { isHkPrice, oddsTypes } from '../base/odds.ts'
import { matchGameTypes } from './game-types.ts'
import { isPlayCode } from './plays.ts'
import { isSideOf } from './sides.ts'
import { maxSlipItems, type Slip } from './slip.ts'
import { itemMarkets, type SlipItem } from './slip-item.ts'

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isOneOf = (values: readonly string[], value: unknown): boolean =>
  values.some((known) => known === value)

const isText = (value: unknown): value is string => typeof value === 'string'
const isTextOrNull = (value: unknown): boolean => value === null || isText(value)
const isWholeOrNull = (value: unknown): boolean => value === null || Number.isInteger(value)
const isPrice = (value: unknown): boolean => typeof value === 'number' && isHkPrice(value)

const isPlayAndSide = (play: unknown, side: unknown): boolean =>
  isText(play) && isText(side) && isPlayCode(play) && isSideOf(play, side)

const isBefore = (value: unknown): boolean =>
  value === null || (isFields(value) && isPrice(value['hk']) && isWholeOrNull(value['line']))

const isOrder = (value: unknown): boolean =>
  value === null ||
  (isFields(value) &&
    isOneOf(['confirming', 'accepted', 'refused'], value['state']) &&
    isTextOrNull(value['ticketId']) &&
    isTextOrNull(value['reason']))

const isItem = (value: unknown): value is SlipItem =>
  isFields(value) &&
  [value['matchId'], value['lineId'], value['home'], value['away'], value['stakeText']].every(
    isText,
  ) &&
  isTextOrNull(value['halfId']) &&
  isOneOf(matchGameTypes, value['gameType']) &&
  isPlayAndSide(value['play'], value['side']) &&
  isWholeOrNull(value['line']) &&
  isWholeOrNull(value['goalNumber']) &&
  isPrice(value['hk']) &&
  isBefore(value['before']) &&
  isOneOf(itemMarkets, value['market']) &&
  isOrder(value['order'])

const isSlip = (value: unknown): value is Slip =>
  isFields(value) &&
  Array.isArray(value['items']) &&
  value['items'].length <= maxSlipItems &&
  value['items'].every(isItem) &&
  typeof value['multiple'] === 'boolean' &&
  typeof value['series'] === 'boolean' &&
  isOneOf(oddsTypes, value['oddsType']) &&
  isFields(value['seriesStakes']) &&
  Object.values(value['seriesStakes']).every(isText)

export const slipToText = (slip: Slip): string => JSON.stringify(slip)

/** A kept slip; null when the text is not one, such as one written by an older build. */
export const slipFromText = (text: string): Slip | null => {
  try {
    const value: unknown = JSON.parse(text)
    return isSlip(value) ? value : null
  } catch {
    return null
  }
}
