import { fenToCny, type Fen } from '@xinghe/rules/base/money.ts'
import {
  checkTypedTransfer,
  transferMin,
  type TypedTransferFault,
} from '@xinghe/rules/wallet/transfer.ts'
import { useText } from '../i18n/use-text.ts'

/** The untranslated texts of a page for each fault of an amount. */
interface TransferAmountText {
  readonly amountEmpty: string
  readonly amountShape: string
  readonly amountLow: string
  readonly amountHigh: string
}

interface TypedTransfer {
  /** Null while the text is not an amount that can be transferred. */
  readonly amount: Fen | null
  /** Why not, in the member's language; else empty. */
  readonly error: string
}

/** Validates a typed transfer between the centre and a venue. */
export const useTypedTransfer = (
  text: string,
  available: Fen,
  words: TransferAmountText,
): TypedTransfer => {
  const t = useText()
  const checked = checkTypedTransfer(text, available)
  if (checked.ok) return { amount: checked.value, error: '' }
  const faultText: Record<TypedTransferFault, string> = {
    'transfer-empty': words.amountEmpty,
    'transfer-shape': words.amountShape,
    'transfer-too-low': words.amountLow,
    'balance-too-low': words.amountHigh,
  }
  return { amount: null, error: t(faultText[checked.reason], { min: fenToCny(transferMin) }) }
}
