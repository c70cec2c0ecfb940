import { useRef, useState, type RefObject } from 'react'
import { amountText, typedAmount } from '@xinghe/rules/base/amount-input.ts'
import { fenFromTyped, type Fen } from '@xinghe/rules/base/money.ts'
import {
  checkWithdrawal,
  mostWithdrawable,
  type WithdrawalFault,
  type WithdrawalOffer,
  type WithdrawalTerms,
  type WithdrawalUse,
} from '@xinghe/rules/wallet/withdrawal-terms.ts'
import { typedWithdrawal } from '../parts/stored-amount.ts'
import { withdrawText as words } from './messages.ts'

const faultTexts = {
  'withdrawal-settings-incomplete': words.incomplete,
  'withdrawal-too-low': words.amountLow,
  'withdrawal-too-high': words.amountHigh,
  'withdrawal-count-used-up': words.countUsedUp,
  'withdrawal-sum-used-up': words.sumUsedUpOf,
  'withdrawal-below-fee': words.belowFee,
  'balance-too-low': words.balanceExceeded,
} as const satisfies Record<WithdrawalFault, string>

/** Where no smaller amount would do either. */
const blockedTexts: Partial<Record<WithdrawalFault, string>> = {
  'withdrawal-sum-used-up': words.sumUsedUp,
  'balance-too-low': words.blockedBalance,
}

export interface AmountDraft {
  readonly terms: WithdrawalTerms
  readonly text: string
  /** Amount, fee and credit; null while the amount is not valid. */
  readonly offer: WithdrawalOffer | null
  readonly fen: Fen | null
  /** The highest possible amount. */
  readonly most: Fen
  /** Why no amount is valid, untranslated; null where one is. */
  readonly blocked: string | null
  /** Untranslated; null while nothing is wrong, or more digits may repair it. */
  readonly wrong: string | null
  readonly type: (typed: string) => void
  readonly takeAll: () => void
  readonly leave: () => void
  /** Shows the fault and focuses the field; true when the amount is valid. */
  readonly check: () => boolean
  readonly clear: () => void
  readonly field: RefObject<HTMLInputElement | null>
}

const blockedBy = (balance: Fen, terms: WithdrawalTerms, today: WithdrawalUse): string | null => {
  const least = checkWithdrawal(terms.min, balance, terms, today)
  if (least.ok || least.reason === 'withdrawal-below-fee') return null
  return blockedTexts[least.reason] ?? faultTexts[least.reason]
}

/** The amount as it is typed, judged by what balance, method and day allow. */
export const useAmount = (
  balance: Fen,
  terms: WithdrawalTerms,
  today: WithdrawalUse,
): AmountDraft => {
  const [typed, setTyped] = useState(typedWithdrawal.read)
  const [left, setLeft] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const most = mostWithdrawable(balance, terms, today)
  const text = typedAmount(typed)
  const fen = fenFromTyped(text)
  const checked = fen === null ? null : checkWithdrawal(fen, balance, terms, today)
  const fault =
    checked === null ? words.amountEmpty : checked.ok ? null : faultTexts[checked.reason]
  const tooHigh = fen !== null && fen > most
  const type = (next: string): void => {
    setLeft(false)
    setTyped(next)
    typedWithdrawal.write(next)
  }
  return {
    terms,
    text,
    fen,
    offer: checked?.ok === true ? checked.value : null,
    most,
    blocked: blockedBy(balance, terms, today),
    wrong: left || tooHigh ? fault : null,
    type,
    takeAll: () => type(amountText(most)),
    leave: () => setLeft(typed !== ''),
    check: () => {
      setLeft(true)
      if (fault !== null) field.current?.focus()
      return fault === null
    },
    clear: () => type(''),
    field,
  }
}
