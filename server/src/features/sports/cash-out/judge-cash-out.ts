import type { Fen } from '@xinghe/rules/base/money.ts'
import { no, ok, type Result } from '@xinghe/rules/base/result.ts'
import { acceptValue } from '@xinghe/rules/sports/cash-out/judge-value.ts'
import { splitBet, valueOfShare, type SplitBet } from '@xinghe/rules/sports/cash-out/part.ts'
import { leastValue } from '@xinghe/rules/sports/cash-out/value.ts'
import type { Book } from '../book/book.ts'
import { betOfJudged } from '../orders/stored-leg.ts'
import { appraise } from './appraise.ts'
import type { CashOutFault, SeenLeg, WantedCashOut } from './cash-out-row.ts'
import {
  ownerOf,
  wonBeforeOf,
  type LockedBets,
  type LockedMember,
  type OpenBet,
} from './locked-bets.ts'

/** A cash out at the value of this moment. */
export interface ValuedCashOut {
  readonly split: SplitBet
  readonly value: Fen
  readonly confirmMs: number
  readonly seen: readonly SeenLeg[]
}

type Wanted = Pick<WantedCashOut, 'share' | 'value' | 'policy'>

/** Frozen and closed accounts move no money; a member on a break may, since a cash out lowers the risk. */
const accountFault = ({ terms: { state } }: LockedMember): CashOutFault | null => {
  if (state === 'active') return null
  return state === 'frozen' ? 'account-frozen' : 'account-closed'
}

/** What the cash out pays now, or the fault; `seen` is what the legs showed when it was asked for. */
export const judgeCashOut = (
  book: Book,
  locked: LockedBets,
  bet: OpenBet,
  { share, value: asked, policy }: Wanted,
  seen?: readonly SeenLeg[],
): Result<ValuedCashOut, CashOutFault> => {
  const fault = accountFault(ownerOf(locked, bet))
  if (fault !== null) return no(fault)
  const { caps, terms } = locked
  const split = splitBet(betOfJudged(bet), bet.risk, share, terms.minRisk)
  if (!split.ok) return split
  const whole = appraise({ book, terms, wonBefore: wonBeforeOf(caps, bet) }, bet, seen)
  if (!whole.ok) return whole
  const value = valueOfShare(whole.value.value, bet.stake, share)
  if (value < leastValue) return no('share-too-small')
  const paid = acceptValue(asked, value, policy)
  return paid.ok ? ok({ ...whole.value, split: split.value, value: paid.value }) : paid
}
