import type { Instant } from '@xinghe/rules/base/instant.ts'
import { isPlayCode, type PlayCode } from '@xinghe/rules/sports/plays.ts'
import type { Champion, FeedMessage, Fixture } from '@xinghe/rules/sports/feed/messages.ts'
import type { Market } from '@xinghe/rules/sports/feed/market.ts'
import type { MatchReport } from '@xinghe/rules/sports/feed/match-report.ts'
import type { MatchPreview } from '@xinghe/rules/sports/feed/preview.ts'
import type { Spread } from '@xinghe/rules/sports/feed/spread.ts'

/** A market with its prices, without the probabilities behind them. */
export interface OfferedMarket {
  readonly play: PlayCode
  readonly line: number | null
  readonly main: boolean
  readonly goalNumber: number | null
  /** Flagged by the feed: bets on it fall under the payout cap of new markets. */
  readonly isNew?: boolean
  /** Alternately a side and its Hong Kong price in hundredths; 0 means no price. */
  readonly offers: readonly (string | number)[]
}

export interface OfferedRunner {
  readonly id: string
  readonly name: string
  readonly hk: number
}

export interface OfferedChampion extends Omit<Champion, 'runners'> {
  readonly runners: readonly OfferedRunner[]
}

type Plain = Exclude<FeedMessage, { kind: 'prices' | 'champion' }>

/**
 * A message to the book. Between `snapshot-begins` and `snapshot-over` the feed sends every current match and
 * title again, each match beginning with its fixture; matches missing from the snapshot are removed.
 */
export type FeedNews =
  | Plain
  | {
      readonly kind: 'prices'
      readonly at: Instant
      readonly matchId: string
      readonly running: boolean
      readonly markets: readonly OfferedMarket[]
      /** One per play group with a line; without it only lines on offer can be valued for a cash out. */
      readonly spreads?: readonly Spread[]
    }
  | { readonly kind: 'champion'; readonly at: Instant; readonly champion: OfferedChampion }
  | { readonly kind: 'snapshot-begins'; readonly at: Instant }
  /** Everything up to `at` has been sent: the snapshot, and the messages that came while it was read. */
  | { readonly kind: 'snapshot-over'; readonly at: Instant }
  /** Messages after `at` are missing: nothing is open until the next snapshot is over. */
  | { readonly kind: 'gap'; readonly at: Instant }
  /** The feed has sent everything up to `at` that does not belong to a running snapshot. */
  | { readonly kind: 'caught-up'; readonly at: Instant }

export type NewsOf<Kind extends FeedNews['kind']> = Extract<FeedNews, { kind: Kind }>

/** An earlier match with its final report. */
export interface EndedFixture {
  readonly fixture: Fixture
  readonly report: MatchReport
}

/** What a feed answers on request, beside its news. Rejects when the feed does not answer. */
export interface FeedArchive {
  /** Null for a match that is not listed, and from a feed without previews. */
  preview(matchId: string): Promise<MatchPreview | null>
  /** Null for an unknown match and for one that has not ended. */
  result(matchId: string): Promise<EndedFixture | null>
}

/** A source of prices and results. */
export interface Feed {
  readonly archive: FeedArchive
  /** Sends news until `close`, including the results of all matches that ended after `since`. */
  start(hear: (news: readonly FeedNews[]) => void, since: Instant | null): void
  close(): Promise<void>
}

const offered = ({ code, line, main, goalNumber, outcomes }: Market): OfferedMarket => {
  if (!isPlayCode(code)) throw new Error(`no such play: ${code}`)
  return {
    play: code,
    line,
    main,
    goalNumber,
    offers: outcomes.flatMap(({ side, hk }) => [side, hk]),
  }
}

/** A message of the simulated world without the probabilities behind its prices. */
export const newsOf = (message: FeedMessage): FeedNews => {
  if (message.kind === 'prices') return { ...message, markets: message.markets.map(offered) }
  if (message.kind !== 'champion') return message
  const { champion } = message
  const runners = champion.runners.map(({ teamId, name, hk }) => ({ id: teamId, name, hk }))
  return { ...message, champion: { ...champion, runners } }
}
