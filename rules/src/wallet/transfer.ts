import { amountInputLength } from '../base/amount-input.ts'
import { fenFromTyped, type Fen } from '../base/money.ts'
import { no, ok, type Result } from '../base/result.ts'

/** The smallest transfer to or from a venue; recycling has no minimum. */
export const transferMin: Fen = 100n

/** Below this a venue's wallet has nothing to play with. */
const venuePlayable: Fen = 100n

export type TransferFault = 'transfer-too-low' | 'balance-too-low'

/** `balance` is that of the wallet the money leaves. */
export const checkTransfer = (amount: Fen, balance: Fen): Result<Fen, TransferFault> => {
  if (amount < transferMin) return no('transfer-too-low')
  return amount > balance ? no('balance-too-low') : ok(amount)
}

export type TypedTransferFault = TransferFault | 'transfer-empty' | 'transfer-shape'

/** The same for the text of the amount field. */
export const checkTypedTransfer = (
  typed: string,
  balance: Fen,
): Result<Fen, TypedTransferFault> => {
  const text = typed.trim()
  if (text === '') return no('transfer-empty')
  const amount = text.length > amountInputLength ? null : fenFromTyped(text)
  return amount === null ? no('transfer-shape') : checkTransfer(amount, balance)
}

export interface Launch {
  readonly venueBalance: Fen
  readonly autoTransfer: boolean
  /** The member has seen the transfer dialog and enters without a transfer. */
  readonly isActivity: boolean
}

/** Whether a launch is answered with 6413, which opens the transfer dialog. */
export const asksForTransfer = ({ venueBalance, autoTransfer, isActivity }: Launch): boolean =>
  !autoTransfer && !isActivity && venueBalance < venuePlayable
