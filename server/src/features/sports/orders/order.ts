import type { WantedPick } from '@xinghe/contract/sports-pick.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import type { OddsType } from '@xinghe/rules/base/odds.ts'
import type {
  AcceptanceFault,
  PriceChangePolicy,
  QuotedPick,
} from '@xinghe/rules/sports/acceptance.ts'
import type { LimitFault } from '@xinghe/rules/sports/limits.ts'
import type { SeriesFault } from '@xinghe/rules/sports/slip/check.ts'
import type { StoredLeg } from './stored-leg.ts'

export type BetId = `bet_${string}`

export const betIdOf = (number: number): BetId => `bet_${number}`
export const betNumberOf = (id: BetId): number => Number(id.slice('bet_'.length))

export interface WantedBet {
  /** `single`, or the code of the combination. */
  readonly code: string
  /** On each choice of a combination. */
  readonly stake: Fen
  readonly picks: readonly WantedPick[]
}

/** The bets that a member asks for with one press of the button. */
export interface PlaceRequest {
  /** The idempotency key: the same request again has the same orders for ever. */
  readonly requestId: string
  readonly oddsType: OddsType
  readonly policy: PriceChangePolicy
  readonly bets: readonly WantedBet[]
}

/** A request on its way into a batch. */
export interface AskedRequest extends PlaceRequest {
  readonly memberId: MemberId
  /** Compared when a request id comes again: another hash means other bets. */
  readonly bodyHash: string
}

export type OrderState = 'confirming' | 'open' | 'settled' | 'refused'

/** Why one bet of a request was refused; the others may be accepted. */
export type OrderFault =
  | AcceptanceFault
  | LimitFault
  | SeriesFault
  | 'balance-too-low'
  /** At the deadline a negative price risks more than the member's balance. */
  | 'risk-grown'
  /** A limit that the member has set for themselves. */
  | 'limit-reached'

export interface OrderedLeg extends StoredLeg {
  /** Only while the order is confirming: what the member saw. */
  readonly quoted?: QuotedPick
  /** Only of a refused order: the fault of this leg. */
  readonly refusedWhy?: OrderFault
}

/** One decided bet: its row in the database. */
export interface PlacedOrder {
  readonly id: BetId
  readonly memberId: MemberId
  readonly requestId: string
  /** Which bet of its request. */
  readonly position: number
  readonly state: OrderState
  /** Null until it is accepted. */
  readonly ticket: string | null
  readonly code: string
  readonly stake: Fen
  readonly risk: Fen
  readonly maxWin: Fen
  readonly policy: PriceChangePolicy
  readonly refusedWhy: string | null
  readonly placedAt: Instant
  /** When a confirming order is decided. */
  readonly deadline: Instant | null
  readonly acceptedAt: Instant | null
  /** A refused bet stores the legs as asked for, without those on matches unknown to the book. */
  readonly legs: readonly OrderedLeg[]
}
