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
  /** More digits cannot repair it: it is shown while the member types. */
  readonly tooHigh: boolean
}

/** Validates a typed transfer between the centre and a venue. */
export const useTypedTransfer = (
  text: string,
  available: Fen,
  words: TransferAmountText,
  balanceShown = true,
): TypedTransfer => {
  const t = useText()
  const checked = checkTypedTransfer(text, available)
  if (checked.ok) return { amount: checked.value, error: '', tooHigh: false }
  const faultText: Record<TypedTransferFault, string> = {
    'transfer-empty': words.amountEmpty,
    'transfer-shape': words.amountShape,
    'transfer-too-low': words.amountLow,
    'balance-too-low': words.amountHigh,
  }
  const bounds = {
    min: fenToCny(transferMin),
    max: balanceShown ? fenToCny(available) : '****',
  }
  return {
    amount: null,
    error: t(faultText[checked.reason], bounds),
    tooHigh: checked.reason === 'balance-too-low',
  }
}
