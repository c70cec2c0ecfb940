import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import type { DepositId } from '@xinghe/rules/wallet/order-id.ts'
import type { RailName } from '@xinghe/rules/wallet/rails.ts'

/** Whom the member pays; empty where the rail has no such thing. */
export interface Payee {
  readonly bank: string
  readonly branch: string
  readonly holder: string
  /** An account, or the address of a coin. */
  readonly account: string
  /** What the QR code says. */
  readonly qrText: string
}

/** An order as the outside party must know it: by its sum, its remark, or its sum of coin. */
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
 * The port to whoever takes payments. `open` runs before the order is written and outside of every
 * transaction: one that is opened outside and then not written is never shown, so it is never paid.
 * Payments come back as signed callbacks.
 */
export interface RailAdapter {
  /** What signs the callbacks of a rail; null where the rail is not connected. */
  callbackSecret(rail: RailName): string | null
  /** Throws `rail-closed`, `outside-unreachable` or `outside-refused`. */
  open(order: OpeningOrder): Promise<Payee>
  /** Where a tester plays the outside party; null where there is a real one. */
  cashierUrl(orderId: DepositId): string | null
}
