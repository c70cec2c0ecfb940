import { useState } from 'react'
import { clampAmount } from '@xinghe/rules/base/amount-input.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { storedAmount } from './stored-amount.ts'
import { depositText as words } from './messages.ts'
import type { OfferedRail } from './orders/use-payment-types.ts'

export interface AmountDraft {
  readonly rail: OfferedRail
  readonly limitLeft: Fen | null
  readonly text: string
  /** Null while nothing is typed. */
  readonly fen: Fen | null
  /** The amount of an order; null also while it is too low. */
  readonly payable: Fen | null
  readonly bounds: { readonly min: Fen; readonly max: Fen }
  /** The member's own limit leaves less than the rail takes. */
  readonly blocked: boolean
  /** The typed amount was reduced to the maximum of the limit or of the rail. */
  readonly cut: boolean
  readonly cutByLimit: boolean
  /** Untranslated; null while nothing is wrong or the field is being typed in. */
  readonly wrong: string | null
  readonly type: (typed: string) => void
  readonly leave: () => void
  /** Shows the fault; true when the amount is valid. */
  readonly check: () => boolean
}

/** The amount as it is typed, within what the rail and the member's own limit allow. */
export const useAmount = (rail: OfferedRail, limitLeft: Fen | null): AmountDraft => {
  const [typed, setTyped] = useState(storedAmount.read)
  const [left, setLeft] = useState(false)
  const cutByLimit = limitLeft !== null && limitLeft < rail.max
  const bounds = { min: rail.min, max: cutByLimit ? limitLeft : rail.max }
  const { text, fen, clamped, tooLow } = clampAmount(typed, bounds)
  const fault = fen === null ? words.amountEmpty : tooLow ? words.amountLow : null
  return {
    rail,
    limitLeft,
    text,
    fen,
    payable: tooLow ? null : fen,
    bounds,
    blocked: bounds.max < bounds.min,
    // Computed from the typed text, so that another rail applies its own bounds to it.
    cut: clamped,
    cutByLimit,
    wrong: left ? fault : null,
    type: (next) => {
      setLeft(false)
      setTyped(next)
      storedAmount.write(next)
    },
    leave: () => setLeft(typed !== ''),
    check: () => {
      setLeft(true)
      return fault === null
    },
  }
}
