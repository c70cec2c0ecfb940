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
import type { PlayCode } from '@xinghe/rules/sports/plays.ts'
import type { Side } from '@xinghe/rules/sports/sides.ts'
import type { SeriesFault } from '@xinghe/rules/sports/slip-check.ts'
import type { KeptLeg } from '../kept-leg.ts'

export type BetId = `bet_${string}`

/** A price as the member touched it. */
export interface WantedPick extends QuotedPick {
  readonly matchId: string
  readonly marketId: string
  readonly play: PlayCode
  readonly side: Side
  readonly goalNumber: number | null
}

export interface WantedBet {
  /** `single`, or the code of the combination. */
  readonly code: string
  /** On each choice of a combination. */
  readonly stake: Fen
  readonly picks: readonly WantedPick[]
}

export interface PlaceRequest {
  readonly requestId: string
  readonly oddsType: OddsType
  readonly policy: PriceChangePolicy
  readonly bets: readonly WantedBet[]
}

export type OrderState = 'confirming' | 'open' | 'settled' | 'refused'

/** Why one bet of a request was refused; its mates may stand. */
export type OrderFault =
  | AcceptanceFault
  | LimitFault
  | SeriesFault
  | 'balance-too-low'
  /** At the deadline a negative price asks for more than the member still has. */
  | 'risk-grown'
  /** A limit that the member has set for themselves. */
  | 'limit-reached'

export interface OrderedLeg extends KeptLeg {
  /** Only while the order is confirming: what the member saw is what the deadline is held against. */
  readonly quoted?: QuotedPick
  /** Only of a refused order: what stood in the way of this leg. */
  readonly refusedWhy?: OrderFault
}

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
  readonly refusedWhy: string | null
  readonly placedAt: Instant
  /** When a confirming order is decided. */
  readonly deadline: Instant | null
  readonly acceptedAt: Instant | null
  /** Of a refused bet as they were asked for; one on a match that is not in the book is left out. */
  readonly legs: readonly OrderedLeg[]
}
