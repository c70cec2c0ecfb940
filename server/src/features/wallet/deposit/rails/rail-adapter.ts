import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import type { DepositId } from '@xinghe/rules/wallet/order-id.ts'
import type { RailName } from '@xinghe/rules/wallet/rails.ts'

/** The payee; fields that the rail does not have are empty. */
export interface Payee {
  readonly bank: string
  readonly branch: string
  readonly holder: string
  /** An account, or the address of a coin. */
  readonly account: string
  /** The content of the QR code. */
  readonly qrText: string
}

/** An order as the provider gets it, identified by its sum, remark or sum of coins. */
export interface OpeningOrder {
  readonly orderId: DepositId
  readonly rail: RailName
  readonly payAmount: Fen
  readonly remark: string | null
  /** `"13.860012"`; null where the rail counts in CNY. */
  readonly coinAmount: string | null
  readonly expiresAt: Instant
  readonly now: Instant
}

/**
 * The port to a payment provider. `open` runs before the order is written and outside of transactions: an
 * order that is then not written is never shown and so never paid. Payments are reported by signed
 * callbacks.
 */
export interface RailAdapter {
  /** The valid secrets of a rail's callbacks; none when the rail is not connected. */
  callbackSecrets(rail: RailName): readonly string[]
  /** Throws `rail-closed`, `outside-unreachable` or `outside-refused`. */
  open(order: OpeningOrder): Promise<Payee>
  /** The page on which a tester acts as the provider; null with a real provider. */
  cashierUrl(orderId: DepositId): string | null
}
