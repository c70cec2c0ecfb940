import type { Instant } from '../../base/instant.ts'
import type { Discipline, WorldGameType } from './discipline.ts'
import type { Market } from './market.ts'
import type { MatchReport } from './match-report.ts'
import type { MatchEvent } from './match-event.ts'
import type { Spread } from './spread.ts'

export interface FixtureSide {
  readonly id: string
  readonly name: string
}

export interface Fixture {
  readonly matchId: string
  readonly gameType: WorldGameType
  readonly discipline: Discipline
  readonly leagueId: string
  readonly leagueName: string
  readonly season: number
  readonly round: number
  readonly home: FixtureSide
  readonly away: FixtureSide
  readonly kickOff: Instant
  readonly clockRate: number
}

export interface Runner {
  readonly teamId: string
  readonly name: string
  readonly probability: number
  /** Hong Kong price in hundredths; 0 is not on offer. */
  readonly hk: number
}

/** The title of a league's season. Bets are taken between its rounds, until the last one starts. */
export interface Champion {
  readonly championId: string
  readonly gameType: WorldGameType
  readonly discipline: Discipline
  readonly leagueId: string
  readonly leagueName: string
  readonly season: number
  readonly open: boolean
  readonly closesAt: Instant
  readonly runners: readonly Runner[]
}

/** Bets on the match are accepted, suspended for a while, or closed for good. */
export type BookStatus = 'open' | 'suspended' | 'closed'

/** A message of the feed. `prices` replaces all markets of the match; markets that it omits are closed. */
export type FeedMessage =
  | { readonly kind: 'fixture'; readonly at: Instant; readonly fixture: Fixture }
  | {
      readonly kind: 'event'
      readonly at: Instant
      readonly matchId: string
      readonly event: MatchEvent
      /** State of the match at `at`, with the event included. */
      readonly report: MatchReport
    }
  | {
      readonly kind: 'result'
      readonly at: Instant
      readonly matchId: string
      /** Increases with every result of the match; each period's end brings one, the last is final. */
      readonly revision: number
      readonly report: MatchReport
    }
  | {
      /** Broken off or not started on time; the next event resumes the match. */
      readonly kind: 'interrupted'
      readonly at: Instant
      readonly matchId: string
      /** Shares the numbering of the results. */
      readonly revision: number
      readonly report: MatchReport
    }
  | {
      readonly kind: 'status'
      readonly at: Instant
      readonly matchId: string
      readonly status: BookStatus
    }
  | {
      readonly kind: 'prices'
      readonly at: Instant
      readonly matchId: string
      readonly running: boolean
      readonly markets: readonly Market[]
      readonly spreads: readonly Spread[]
    }
  | { readonly kind: 'champion'; readonly at: Instant; readonly champion: Champion }
  | {
      readonly kind: 'champion-result'
      readonly at: Instant
      readonly championId: string
      readonly winners: readonly string[]
    }
  | { readonly kind: 'heartbeat'; readonly at: Instant }
