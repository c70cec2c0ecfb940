import { useState } from 'react'
import { typedAmount } from '@xinghe/rules/base/amount-input.ts'
import { fenFromTyped, type Fen } from '@xinghe/rules/base/money.ts'
import { useTypedTransfer } from '../../../platform/form/use-typed-transfer.ts'
import { transferText as words } from './messages.ts'

export interface TransferAmount {
  readonly text: string
  readonly fen: Fen | null
  /** Beside the field; empty while nothing is wrong or it is still being typed. */
  readonly error: string
  readonly type: (typed: string) => void
  readonly leave: () => void
  readonly clear: () => void
  /** The valid amount, or null with the error shown. */
  readonly check: () => Fen | null
}

/** The amount as it is typed; `available` is null while the balance is not known. */
export const useTransferAmount = (available: Fen | null, amountsShown: boolean): TransferAmount => {
  const [text, setText] = useState('')
  const [left, setLeft] = useState(false)
  const typed = useTypedTransfer(text, available ?? 0n, words, amountsShown)
  return {
    text,
    fen: fenFromTyped(text),
    error: left || (typed.tooHigh && available !== null) ? typed.error : '',
    type: (next) => {
      setLeft(false)
      setText(typedAmount(next))
    },
    leave: () => setLeft(text !== ''),
    clear: () => {
      setLeft(false)
      setText('')
    },
    check: () => {
      setLeft(true)
      return typed.amount
    },
  }
}
