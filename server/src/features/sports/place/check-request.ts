import { Refused } from '@xinghe/contract/refusal.ts'
import { combinationOf } from '@xinghe/rules/sports/combination.ts'
import { isSideOf } from '@xinghe/rules/sports/sides.ts'
import { isHkPrice } from '@xinghe/rules/base/odds.ts'
import type { PlaceRequest, WantedBet } from './order.ts'

export const maxBetsOfRequest = 20
/** Far above every limit, and low enough that no product of it leaves the database's range. */
const mostStake = 10n ** 13n

const isBet = ({ code, stake, picks }: WantedBet): boolean => {
  if (stake <= 0n || stake > mostStake || picks.length === 0) return false
  if (picks.some(({ play, side, hk }) => !isSideOf(play, side) || !isHkPrice(hk))) return false
  return code === 'single' ? picks.length === 1 : combinationOf(code, picks.length) !== null
}

/** What no slip of ours could have sent: it is refused whole, and its request id stays unused. */
export const checkRequest = ({ bets }: PlaceRequest): void => {
  if (bets.length === 0 || bets.length > maxBetsOfRequest || !bets.every(isBet))
    throw new Refused('resource-parameter')
}
