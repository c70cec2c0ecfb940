import { useState } from 'react'
import { clampAmount } from '@xinghe/rules/base/amount-input.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { useTypedTransfer } from '../../../platform/form/use-typed-transfer.ts'
import { transferText as words } from './messages.ts'

export interface TransferAmount {
  readonly text: string
  readonly fen: Fen | null
  /** The typed amount was reduced to the balance. */
  readonly cut: boolean
  /** Beside the field; empty while nothing is wrong or it is still being typed. */
  readonly error: string
  readonly type: (typed: string) => void
  readonly leave: () => void
  readonly clear: () => void
  /** The valid amount, or null with the error shown. */
  readonly check: () => Fen | null
}

/** The amount as it is typed, within what the wallet holds. */
export const useTransferAmount = (available: Fen | null): TransferAmount => {
  const [typed, setTyped] = useState('')
  const [left, setLeft] = useState(false)
  const { text, fen, clamped } = clampAmount(typed, { max: available ?? 0n })
  const { amount, error } = useTypedTransfer(text, available ?? 0n, words)
  return {
    text,
    fen,
    cut: clamped && amount !== null,
    error: left ? error : '',
    type: (next) => {
      setLeft(false)
      setTyped(next)
    },
    leave: () => setLeft(typed !== ''),
    clear: () => {
      setLeft(false)
      setTyped('')
    },
    check: () => {
      setLeft(true)
      return amount
    },
  }
}
