import type { Instant } from '../../base/instant.ts'
import type { Fen } from '../../base/money.ts'
import type { OddsType } from '../../base/odds.ts'
import type { PriceChangePolicy, QuotedPick } from '../acceptance.ts'
import { defaultBookSettings } from '../book-settings.ts'
import type { Line } from '../line.ts'
import type { BetLimits } from '../limits.ts'
import type { ItemMarket, SlipItem, SlipPick } from './item.ts'

/** Picks and stakes as the member made them. */
export interface Slip {
  readonly items: readonly SlipItem[]
  readonly multiple: boolean
  readonly series: boolean
  /** The member's own; a series shows Hong Kong odds instead without forgetting it. */
  readonly oddsType: OddsType
  /** The stake as typed for each combination of a series, by its code. */
  readonly seriesStakes: Readonly<Record<string, string>>
}

export interface PayoutCap {
  readonly amount: Fen
  readonly left: Fen
}

/** What the book answered about a pick. */
export interface PickQuote {
  /** Hong Kong hundredths; 0 where the pick is not on offer. */
  readonly price: number
  readonly line: Line | null
  readonly state: Exclude<ItemMarket, 'silent'>
  readonly live: QuotedPick['live']
  readonly limits: BetLimits
  readonly cap: PayoutCap
  /** A market flagged new has a lower payout cap. */
  readonly isNew?: boolean
}

/** What the live topic of a pick says of it, with its names in the language of the topic. */
export interface PickStanding extends QuotedPick, Pick<SlipPick, 'home' | 'away'> {
  readonly market: ItemMarket
}

/** Why the last question got no answer, with the words for the member. */
export interface QuoteFault {
  /** Feed-lost: the book has no feed, so no price stands. Shut: it refuses to answer. */
  readonly kind: 'feed-lost' | 'shut' | 'unreachable'
  readonly text: string
}

export interface Quotes {
  /** When the question of the newest answer was asked; null before the first. */
  readonly askedAt: Instant | null
  readonly picks: Readonly<Record<string, PickQuote>>
  readonly seriesLimits: BetLimits | null
  readonly seriesCap: PayoutCap | null
  /** What can be staked, of which `centre` lies in the centre wallet. */
  readonly balance: Fen
  readonly centre: Fen
  /** How long such a bet will be confirming; 0 before the match. */
  readonly confirmMs: number
  readonly fault: QuoteFault | null
  /** By key, and newer than any answer; empty while the live socket is down. */
  readonly heard: Readonly<Record<string, PickStanding>>
}

interface StakeFields {
  /** Where the quick stakes go: the field that was last used. */
  readonly target: string
  /** The fields whose stake was brought down, until they are typed in again. */
  readonly clamped: readonly string[]
}

/** A pick as it is sent: its price, line and score as the member saw them. */
export interface WantedPick extends QuotedPick, Pick<SlipPick, 'matchId' | 'play' | 'side'> {
  readonly marketId: string
  readonly goalNumber: number | null
}

interface PlaceRequest {
  readonly oddsType: OddsType
  readonly policy: PriceChangePolicy
  readonly bets: readonly {
    readonly code: string
    readonly stake: Fen
    readonly picks: readonly WantedPick[]
  }[]
}

/** What the member meant by one press. Sent again with the same id it can never bet twice. */
export interface Intention {
  readonly requestId: string
  /** The picks of each bet, in the order of the bets; none for a quick bet, which is made of no pick of the slip. */
  readonly keys: readonly (readonly string[])[]
  readonly request: PlaceRequest
}

export const isQuick = ({ keys }: Intention): boolean => keys.every((picks) => picks.length === 0)

/** What the slip reads of a placed bet; its receipt shows more. */
export interface PlacedOrder {
  readonly state: 'confirming' | 'open' | 'settled' | 'refused'
  readonly code: string
  readonly ticketId: string | null
  readonly reason: string | null
  readonly deadline: Instant | null
  readonly legs: readonly { readonly reason: string | null }[]
}

/** The state of the last placement request. */
export type Placement<Order extends PlacedOrder = PlacedOrder> =
  /** `ended` is the last request whose outcome the member has seen, so that other tabs end it too. */
  | { readonly phase: 'none'; readonly ended: string | null }
  | { readonly phase: 'sending'; readonly intention: Intention }
  /**
   * No answer came, or a page that was opened since does not know it. `missing`: the server says that the
   * request never arrived.
   */
  | {
      readonly phase: 'unknown'
      readonly intention: Intention
      readonly missing: boolean
      readonly reopened: boolean
    }
  | {
      readonly phase: 'answered'
      readonly intention: Intention
      readonly orders: readonly Order[]
    }

export interface SlipState<Order extends PlacedOrder = PlacedOrder> {
  readonly slip: Slip
  readonly quotes: Quotes
  readonly fields: StakeFields
  /** What a new pick is staked with; empty leaves its field empty. */
  readonly defaultStake: string
  /** Whether accepted picks stay in the slip for another bet. */
  readonly keepAfterBet: boolean
  readonly placement: Placement<Order>
  /** The slip before a champion took the place of other picks or ended a series, or others took its place; null else. */
  readonly replaced: Slip | null
}

/** What outlives a reload. Prices are quoted anew, and an intention is asked about by its id. */
export interface StoredSlip {
  readonly slip: Slip
  readonly intention: Intention | null
  readonly ended: string | null
}

export const emptySlip = (oddsType: OddsType): Slip => ({
  items: [],
  multiple: false,
  series: false,
  oddsType,
  seriesStakes: {},
})

const noQuotes: Quotes = {
  askedAt: null,
  picks: {},
  seriesLimits: null,
  seriesCap: null,
  balance: 0n,
  centre: 0n,
  confirmMs: 0,
  fault: null,
  heard: {},
}

export const emptyState: SlipState<never> = {
  slip: emptySlip(defaultBookSettings.oddsType),
  quotes: noQuotes,
  fields: { target: '', clamped: [] },
  defaultStake: '',
  keepAfterBet: defaultBookSettings.keepAfterBet,
  placement: { phase: 'none', ended: null },
  replaced: null,
}

/** The order of the last press whose outcome the member has not seen yet. */
export const intentionOf = ({ placement }: SlipState): Intention | null =>
  placement.phase === 'none' ? null : placement.intention

/** The request is over, with the slip that it leaves. */
export const endPlacement = <O extends PlacedOrder>(
  state: SlipState<O>,
  slip: Slip,
): SlipState<O> => ({
  ...state,
  slip,
  placement: { phase: 'none', ended: intentionOf(state)?.requestId ?? null },
})

export const isConfirming = ({ items }: Slip): boolean =>
  items.some(({ order }) => order?.state === 'confirming')

export const slipOddsType = ({ series, oddsType }: Slip): OddsType => (series ? 'H' : oddsType)
