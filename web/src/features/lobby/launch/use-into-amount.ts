import { useState } from 'react'
import { typedAmount } from '@xinghe/rules/base/amount-input.ts'
import { fenToCny, type Fen } from '@xinghe/rules/base/money.ts'
import {
  checkTypedTransfer,
  transferMin,
  type TypedTransferFault,
} from '@xinghe/rules/wallet/transfer.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { launchText as words } from './messages.ts'

const faultWords: Record<TypedTransferFault, string> = {
  'transfer-empty': words.amountEmpty,
  'transfer-shape': words.amountShape,
  'transfer-too-low': words.amountLow,
  'balance-too-low': words.amountHigh,
}

export interface IntoAmount {
  readonly text: string
  readonly error: string
  readonly type: (typed: string) => void
  readonly clear: () => void
  /** The amount that will do, or null with the error in sight. */
  readonly check: () => Fen | null
}

/** What goes from the centre into the venue. */
export const useIntoAmount = (centre: Fen): IntoAmount => {
  const t = useText()
  const [text, setText] = useState('')
  const [judged, setJudged] = useState(false)
  const checked = checkTypedTransfer(text, centre)
  const error = checked.ok ? '' : t(faultWords[checked.reason], { min: fenToCny(transferMin) })
  return {
    text,
    error: judged ? error : '',
    type: (typed) => {
      setJudged(false)
      setText(typedAmount(typed))
    },
    clear: () => {
      setJudged(false)
      setText('')
    },
    check: () => {
      setJudged(true)
      return checked.ok ? checked.value : null
    },
  }
}
