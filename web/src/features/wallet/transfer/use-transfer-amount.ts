import { useState } from 'react'
import { clampAmount } from '@xinghe/rules/base/amount-input.ts'
import { fenToCny, type Fen } from '@xinghe/rules/base/money.ts'
import {
  checkTypedTransfer,
  transferMin,
  type TypedTransferFault,
} from '@xinghe/rules/wallet/transfer.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { transferText as words } from './messages.ts'

const faultWords: Record<TypedTransferFault, string> = {
  'transfer-empty': words.amountEmpty,
  'transfer-shape': words.amountShape,
  'transfer-too-low': words.amountLow,
  'balance-too-low': words.amountHigh,
}

export interface TransferAmount {
  readonly text: string
  readonly fen: Fen | null
  /** What was typed was brought down to what there is. */
  readonly cut: boolean
  /** Beside the field; empty while nothing is wrong or it is still being typed. */
  readonly error: string
  readonly type: (typed: string) => void
  readonly leave: () => void
  readonly clear: () => void
  /** The amount that will do, or null with the error in sight. */
  readonly check: () => Fen | null
}

/** The amount as it is typed, within what the wallet holds. */
export const useTransferAmount = (available: Fen | null): TransferAmount => {
  const t = useText()
  const [typed, setTyped] = useState('')
  const [left, setLeft] = useState(false)
  const { text, fen, clamped } = clampAmount(typed, { max: available ?? 0n })
  const checked = checkTypedTransfer(text, available ?? 0n)
  const error = checked.ok ? '' : t(faultWords[checked.reason], { min: fenToCny(transferMin) })
  return {
    text,
    fen,
    cut: clamped && checked.ok,
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
      return checked.ok ? checked.value : null
    },
  }
}
