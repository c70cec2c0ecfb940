import { hash } from 'node:crypto'
import type { CashOut } from '@xinghe/contract/sports-cash-out.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import { fenToText, type Fen } from '@xinghe/rules/base/money.ts'
import type { LiveState, MarketFault } from '@xinghe/rules/sports/acceptance.ts'
import type { ValueChangePolicy } from '@xinghe/rules/sports/cash-out/judge-value.ts'
import type { BetId } from '../orders/order.ts'

/** What a member asks for with one press of the button. */
export interface WantedCashOut {
  /** The idempotency key: the same request again has the same answer for ever. */
  readonly requestId: string
  readonly betId: string
  readonly share: number
  /** The value that the member saw for this share. */
  readonly value: Fen
  readonly policy: ValueChangePolicy
}

/** Why a cash out was refused. */
export type CashOutFault =
  | MarketFault
  | 'not-open'
  | 'no-price'
  | 'value-moved'
  | 'share-too-small'
  | 'cash-out-running'
  | 'cash-out-off'
  | 'account-frozen'
  | 'account-closed'

/** What a leg showed when the cash out was asked for; null for a leg that was decided for good. */
export type SeenLeg = { readonly live: LiveState | null } | null

export type CashOutId = `cash_${string}`

export const cashOutNumberOf = (id: CashOutId): number => Number(id.slice('cash_'.length))

/** One request: its row in the database. */
export interface CashOutRow {
  readonly id: CashOutId
  readonly memberId: MemberId
  readonly requestId: string
  readonly bodyHash: string
  readonly betId: BetId
  readonly share: number
  readonly policy: ValueChangePolicy
  readonly asked: Fen
  /** The risk that it takes out of the bet. */
  readonly risk: Fen
  /** Paid; null unless it is accepted. */
  readonly value: Fen | null
  readonly state: CashOut['state']
  readonly refusedWhy: string | null
  readonly live: readonly SeenLeg[]
  readonly askedAt: Instant
  readonly deadline: Instant | null
  readonly decidedAt: Instant | null
}

/** Equal for equal requests. It is compared only among requests of the same member. */
export const bodyHashOf = ({ betId, share, value, policy }: WantedCashOut): string =>
  hash('sha256', JSON.stringify([betId, share, fenToText(value), policy]), 'base64url').slice(0, 22)

export const shownCashOut = (row: CashOutRow): CashOut => ({
  id: row.id,
  betId: row.betId,
  requestId: row.requestId,
  share: row.share,
  risk: row.risk,
  value: row.value ?? row.asked,
  state: row.state,
  reason: row.refusedWhy,
  askedAt: row.askedAt,
  deadline: row.deadline,
  decidedAt: row.decidedAt,
})
