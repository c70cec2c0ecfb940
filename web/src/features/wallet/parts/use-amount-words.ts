import { useCallback } from 'react'
import { fenToWords } from '@xinghe/rules/base/amount-words.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { useText } from '../../../platform/i18n/use-text.ts'

/** An amount spelled out as on a cheque, in the script shown. */
export const useAmountWords = (): ((fen: Fen) => string) => {
  const t = useText()
  // Letter by letter: the dictionary has the letters, not every amount.
  return useCallback((fen) => Array.from(fenToWords(fen), (letter) => t(letter)).join(''), [t])
}
