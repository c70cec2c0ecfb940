import type { Instant } from '@xinghe/rules/base/instant.ts'
import { isPlayCode, type PlayCode } from '@xinghe/rules/sports/plays.ts'
import type { Champion, FeedMessage } from '@xinghe/rules/sports/world/feed.ts'
import type { Market } from '@xinghe/rules/sports/world/market.ts'

/** A market as it is told: what the price was made from stays with the feed. */
export interface OfferedMarket {
  readonly play: PlayCode
  readonly line: number | null
  readonly main: boolean
  readonly goalNumber: number | null
  /** Side and Hong Kong price in hundredths in turn; 0 is not on offer. */
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
 * What the book hears. Between `snapshot-begins` and `snapshot-over` all that stands is told anew,
 * a match from its fixture on; what was not told by then is gone.
 */
export type FeedNews =
  | Plain
  | {
      readonly kind: 'prices'
      readonly at: Instant
      readonly matchId: string
      readonly running: boolean
      readonly markets: readonly OfferedMarket[]
    }
  | { readonly kind: 'champion'; readonly at: Instant; readonly champion: OfferedChampion }
  | { readonly kind: 'snapshot-begins'; readonly at: Instant }
  | { readonly kind: 'snapshot-over'; readonly at: Instant }
  /** Nothing up to `at` is missing, however long it took: a silence ends without a snapshot. */
  | { readonly kind: 'caught-up'; readonly at: Instant }

export type NewsOf<Kind extends FeedNews['kind']> = Extract<FeedNews, { kind: Kind }>

/** Where prices and results come from. */
export interface Feed {
  /** Speaks until it is closed; results of matches that ended after `since` are told again. */
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

/** What the simulated world says, without the probabilities behind it. */
export const newsOf = (message: FeedMessage): FeedNews => {
  if (message.kind === 'prices') return { ...message, markets: message.markets.map(offered) }
  if (message.kind !== 'champion') return message
  const { champion } = message
  const runners = champion.runners.map(({ teamId, name, hk }) => ({ id: teamId, name, hk }))
  return { ...message, champion: { ...champion, runners } }
}
