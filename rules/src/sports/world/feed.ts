import type { Instant } from '../../base/instant.ts'
import type { Runner } from './champion.ts'
import { disciplineGameType, type Discipline, type WorldGameType } from './discipline.ts'
import type { Market } from './market.ts'
import type { League, Match, Team } from './match.ts'
import type { MatchReport } from './report.ts'
import type { MatchEvent } from './timeline.ts'

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

/** Bets on a match: taken, not for the moment, no more. */
export type BookStatus = 'open' | 'suspended' | 'closed'

/** What a feed says. `prices` replaces all markets of the match; what it does not name is closed. */
export type FeedMessage =
  | { readonly kind: 'fixture'; readonly at: Instant; readonly fixture: Fixture }
  | {
      readonly kind: 'event'
      readonly at: Instant
      readonly matchId: string
      readonly event: MatchEvent
      /** All that is known at `at`, also what happened with the event. */
      readonly report: MatchReport
    }
  | {
      readonly kind: 'result'
      readonly at: Instant
      readonly matchId: string
      /** Grows with every result of the match; one comes with each period's end, the last is final. */
      readonly revision: number
      readonly report: MatchReport
    }
  | {
      /** Broken off, or not begun when it should have; goes on with the next event, if it ever does. */
      readonly kind: 'interrupted'
      readonly at: Instant
      readonly matchId: string
      /** One of the numbers of its results. */
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
    }
  | { readonly kind: 'champion'; readonly at: Instant; readonly champion: Champion }
  | {
      readonly kind: 'champion-result'
      readonly at: Instant
      readonly championId: string
      readonly winners: readonly string[]
    }
  | { readonly kind: 'heartbeat'; readonly at: Instant }

/** On the port every message has a number; a missing one means that a snapshot must be asked for. */
export type NumberedMessage = FeedMessage & { readonly sequence: number }

/** All that stands at an instant; the next message after it has the number `sequence` + 1. */
export interface FeedSnapshot {
  readonly sequence: number
  readonly at: Instant
  readonly messages: Iterable<FeedMessage>
}

const sideOf = ({ id, name }: Team): FixtureSide => ({ id, name })

export const fixtureOf = (match: Match): Fixture => ({
  matchId: match.id,
  gameType: disciplineGameType(match.league.discipline),
  discipline: match.league.discipline,
  leagueId: match.league.id,
  leagueName: match.league.name,
  season: match.season,
  round: match.round,
  home: sideOf(match.home),
  away: sideOf(match.away),
  kickOff: match.kickOff,
  clockRate: match.clockRate,
})

export const championId = (league: League, season: number): string => `${league.id}-s${season}`

/** Gives messages their numbers, from the one after `last`. */
export function* numbered(
  messages: Iterable<FeedMessage>,
  last: number,
): Generator<NumberedMessage> {
  let sequence = last
  for (const message of messages) {
    sequence++
    yield { ...message, sequence }
  }
}
