import type { Fen } from '../../base/money.ts'
import { no, ok, type Result } from '../../base/result.ts'
import { betRisk, maxWin, type Bet } from '../bet.ts'
import { leastValue } from './value.ts'

const wholeShare = 100

/** The stake that a share takes out of a bet; of a combination, the unit stake. */
export const stakeOfShare = (stake: Fen, share: number): Fen =>
  (stake * BigInt(share)) / BigInt(wholeShare)

/** The value of a share of a bet whose whole value is known. */
export const valueOfShare = (wholeValue: Fen, stake: Fen, share: number): Fen =>
  (wholeValue * stakeOfShare(stake, share)) / stake

/** A bet split into the part that is cashed out and the part that runs on. */
export interface SplitBet {
  readonly taken: { readonly stake: Fen; readonly risk: Fen }
  /** Zero where the whole bet is cashed out. */
  readonly rest: { readonly stake: Fen; readonly risk: Fen; readonly maxWin: Fen }
}

const stakeOf = (bet: Bet): Fen => (bet.kind === 'single' ? bet.stake : bet.unitStake)

/** The same bet with another stake; of a combination, on each choice. */
export const withStake = (bet: Bet, stake: Fen): Bet =>
  bet.kind === 'single' ? { ...bet, stake } : { ...bet, unitStake: stake }

/** `risk` is what the bet has at risk now. The rest must be a bet that the book would take. */
export const splitBet = (
  bet: Bet,
  risk: Fen,
  share: number,
  minRisk: Fen,
): Result<SplitBet, 'share-too-small'> => {
  const whole = stakeOf(bet)
  if (share === wholeShare)
    return ok({ taken: { stake: whole, risk }, rest: { stake: 0n, risk: 0n, maxWin: 0n } })
  const stake = stakeOfShare(whole, share)
  const running = withStake(bet, whole - stake)
  const rest = { stake: whole - stake, risk: betRisk(running), maxWin: maxWin(running) }
  const taken = { stake, risk: risk - rest.risk }
  return taken.risk < leastValue || rest.risk < minRisk
    ? no('share-too-small')
    : ok({ taken, rest })
}
