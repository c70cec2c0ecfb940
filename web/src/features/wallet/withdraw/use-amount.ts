import { useRef, useState, type RefObject } from 'react'
import { amountText, clampAmount } from '@xinghe/rules/base/amount-input.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import {
  checkWithdrawal,
  mostWithdrawable,
  type WithdrawalFault,
  type WithdrawalOffer,
  type WithdrawalTerms,
  type WithdrawalUse,
} from '@xinghe/rules/wallet/withdrawal-terms.ts'
import { withdrawText as words } from './messages.ts'

const faultTexts = {
  'withdrawal-settings-incomplete': words.incomplete,
  'withdrawal-too-low': words.amountLow,
  'withdrawal-too-high': words.amountHigh,
  'withdrawal-count-used-up': words.countUsedUp,
  'withdrawal-sum-used-up': words.sumUsedUp,
  'withdrawal-below-fee': words.belowFee,
  'balance-too-low': words.balanceLow,
} as const satisfies Record<WithdrawalFault, string>

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
  readonly cut: boolean
  /** Untranslated; null while nothing is wrong or the field is being typed in. */
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
  return least.reason === 'balance-too-low' ? words.blockedBalance : faultTexts[least.reason]
}

/** The amount as it is typed, within what balance, method and day allow. */
export const useAmount = (
  balance: Fen,
  terms: WithdrawalTerms,
  today: WithdrawalUse,
): AmountDraft => {
  const [typed, setTyped] = useState('')
  const [left, setLeft] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const most = mostWithdrawable(balance, terms, today)
  const { text, fen, clamped } = clampAmount(typed, { min: terms.min, max: most })
  const checked = fen === null ? null : checkWithdrawal(fen, balance, terms, today)
  const fault =
    checked === null ? words.amountEmpty : checked.ok ? null : faultTexts[checked.reason]
  const type = (next: string): void => {
    setLeft(false)
    setTyped(next)
  }
  return {
    terms,
    text,
    fen,
    offer: checked?.ok === true ? checked.value : null,
    most,
    blocked: blockedBy(balance, terms, today),
    // Computed from the typed text, so that another method applies its own bounds to it.
    cut: clamped,
    wrong: left ? fault : null,
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
