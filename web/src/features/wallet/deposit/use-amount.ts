import { useState } from 'react'
import { amountText, readAmount } from '@xinghe/rules/base/amount-input.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { typedDeposit } from '../parts/stored-amount.ts'
import { depositText as words } from './messages.ts'
import type { OfferedRail } from './orders/use-payment-types.ts'

/** As a member types it: `500`, not `500.00`. */
export const plainAmount = (fen: Fen): string => amountText(fen).replace(/\.00$/, '')

export interface AmountDraft {
  readonly rail: OfferedRail
  readonly limitLeft: Fen | null
  readonly text: string
  /** Null while nothing is typed. */
  readonly fen: Fen | null
  /** The amount of an order; null also while it is out of bounds. */
  readonly payable: Fen | null
  readonly bounds: { readonly min: Fen; readonly max: Fen }
  /** The member's own limit leaves less than the rail takes. */
  readonly blocked: boolean
  readonly tooHigh: boolean
  /** Untranslated; null while nothing is wrong, or more digits may repair it. */
  readonly wrong: string | null
  readonly type: (typed: string) => void
  readonly typeMost: () => void
  readonly leave: () => void
  /** Shows the fault; true when the amount is valid. */
  readonly check: () => boolean
}

/** The amount as it is typed, judged by what the rail and the member's own limit allow. */
export const useAmount = (rail: OfferedRail, limitLeft: Fen | null): AmountDraft => {
  const [typed, setTyped] = useState(typedDeposit.read)
  const [left, setLeft] = useState(false)
  const boundByLimit = limitLeft !== null && limitLeft < rail.max
  const bounds = { min: rail.min, max: boundByLimit ? limitLeft : rail.max }
  const { text, fen, fault } = readAmount(typed, bounds)
  const faultTexts = {
    empty: words.amountEmpty,
    'too-low': words.amountLow,
    'too-high': boundByLimit ? words.limitReached : words.amountHigh,
  }
  const tooHigh = fault === 'too-high'
  const type = (next: string): void => {
    setLeft(false)
    setTyped(next)
    typedDeposit.write(next)
  }
  return {
    rail,
    limitLeft,
    text,
    fen,
    payable: fault === null ? fen : null,
    bounds,
    blocked: bounds.max < bounds.min,
    tooHigh,
    wrong: fault !== null && (left || tooHigh) ? faultTexts[fault] : null,
    type,
    typeMost: () => type(plainAmount(bounds.max)),
    leave: () => setLeft(typed !== ''),
    check: () => {
      setLeft(true)
      return fault === null
    },
  }
}
