import { useState } from 'react'
import { typedAmount } from '@xinghe/rules/base/amount-input.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { useTypedTransfer } from '../../../platform/form/use-typed-transfer.ts'
import { launchText as words } from './messages.ts'

export interface IntoAmount {
  readonly text: string
  readonly error: string
  readonly type: (typed: string) => void
  readonly clear: () => void
  /** The valid amount, or null with the error shown. */
  readonly check: () => Fen | null
}

/** What goes from the centre into the venue. */
export const useIntoAmount = (centre: Fen): IntoAmount => {
  const [text, setText] = useState('')
  const [judged, setJudged] = useState(false)
  const { amount, error, tooHigh } = useTypedTransfer(text, centre, words)
  return {
    text,
    error: judged || tooHigh ? error : '',
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
      return amount
    },
  }
}
