import * as z from 'zod/mini'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { MatchGameType } from '@xinghe/rules/sports/game-types.ts'
import type { Score } from '@xinghe/rules/sports/match-result.ts'
import { moment } from './codec.ts'
import { readMarket, wireMarket, writeMarket, type Market } from './sports-market.ts'
import { matchGameType } from './sports-values.ts'

export const matchStatuses = ['before', 'running', 'break', 'ended', 'interrupted'] as const
export type MatchStatus = (typeof matchStatuses)[number]

/** Why betting is suspended although the match is not over. */
export const suspensions = ['suspended', 'feed-silent', 'operator'] as const
type Suspension = (typeof suspensions)[number]

/** The clock at a moment; it runs on from there. */
export interface MatchClock {
  /** `2H` for the second half, `HT` at half-time, `3QE` after the third quarter. */
  readonly period: string
  readonly seconds: number
  readonly at: Instant
  /** Clock seconds per second; 0 while it is stopped. */
  readonly rate: number
}

export interface MatchPeriods {
  /** How many periods, sets or innings there are at most, and which runs. */
  readonly most: number
  readonly current: number
  readonly isHalfTime: boolean
  readonly scores: readonly Score[]
}

/** The changing fields of a match beside its markets. A field that the sport does not have is null. */
export interface MatchProgress {
  readonly startsAt: Instant
  readonly inPlay: boolean
  readonly status: MatchStatus
  readonly suspension: Suspension | null
  /** Number of open markets, for the badge beside 所有玩法. */
  readonly marketCount: number
  readonly clock: MatchClock | null
  readonly periods: MatchPeriods | null
  readonly score: Score | null
  /** Score of the running set or frame. */
  readonly set: Score | null
  /** The points of tennis: 15, 30, 40, A. */
  readonly game: { readonly home: string; readonly away: string } | null
  readonly inning: number | null
  readonly redCards: Score | null
  readonly corners: Score | null
}

export interface Match extends MatchProgress {
  readonly id: string
  /** The first half of the match, in sports that have one. */
  readonly halfId: string | null
  readonly gameType: MatchGameType
  /** The sport, where the game type is OP. */
  readonly discipline: string
  readonly leagueId: string
  readonly league: string
  readonly home: string
  readonly away: string
  readonly markets: readonly Market[]
}

const bit = /* @__PURE__ */ z.union([z.literal(0), z.literal(1)])

/** The specification's names (§3); a field that the sport does not have is absent. */
const wireMatch = /* @__PURE__ */ z.object({
  gide: z.string(),
  hgid: z.optional(z.string()),
  gameType: matchGameType,
  discipline: z.string(),
  league_id: z.string(),
  league: z.string(),
  team_h: z.string(),
  team_c: z.string(),
  datetime: moment,
  isLive: bit,
  /** `2H^67:12`: the period and its clock when this was said. */
  re_time: z.optional(z.string()),
  /** Seconds on the clock, the time of that reading, and clock seconds per second (0 while stopped). */
  clock: z.optional(z.tuple([z.number(), z.number(), z.number()])),
  t_count: z.optional(z.number()),
  se_now: z.optional(z.number()),
  HalfTime: z.optional(bit),
  sc_FT_H: z.optional(z.number()),
  sc_FT_C: z.optional(z.number()),
  /** Every period, `1-0,2-1`. */
  sc_FT_A: z.optional(z.string()),
  sc_set_H: z.optional(z.number()),
  sc_set_A: z.optional(z.number()),
  sc_game_H: z.optional(z.string()),
  sc_game_A: z.optional(z.string()),
  inningNum: z.optional(z.number()),
  redcard_h: z.optional(z.number()),
  redcard_c: z.optional(z.number()),
  corner_h: z.optional(z.number()),
  corner_c: z.optional(z.number()),
  gameStatus: z.enum(matchStatuses),
  /** Why betting is suspended; absent while it is open. */
  held: z.optional(z.enum(suspensions)),
  playCount: z.number(),
  markets: z.array(wireMarket),
})
/** As the topics carry it; calls write its time as text. */
export type WireMatch = z.output<typeof wireMatch>
export type WireProgress = Omit<
  WireMatch,
  | 'gide'
  | 'hgid'
  | 'gameType'
  | 'discipline'
  | 'league_id'
  | 'league'
  | 'team_h'
  | 'team_c'
  | 'markets'
>

const pairOf = <T>(
  home: T | undefined,
  away: T | undefined,
): { readonly home: T; readonly away: T } | null =>
  home === undefined || away === undefined ? null : { home, away }

const readScores = (text: string): Score[] =>
  text === ''
    ? []
    : text.split(',').map((pair) => {
        const [home, away] = pair.split('-')
        return { home: Number(home), away: Number(away) }
      })

const readPeriods = (wire: WireProgress): MatchPeriods | null =>
  wire.se_now === undefined
    ? null
    : {
        most: wire.t_count ?? 0,
        current: wire.se_now,
        isHalfTime: wire.HalfTime === 1,
        scores: readScores(wire.sc_FT_A ?? ''),
      }

const readClock = ({ clock, re_time: text = '' }: WireProgress): MatchClock | null => {
  if (clock === undefined) return null
  const [seconds, at, rate] = clock
  return { period: text.split('^', 1)[0] ?? '', seconds, at: at as Instant, rate }
}

export const readProgress = (wire: WireProgress): MatchProgress => ({
  startsAt: wire.datetime,
  inPlay: wire.isLive === 1,
  status: wire.gameStatus,
  suspension: wire.held ?? null,
  marketCount: wire.playCount,
  clock: readClock(wire),
  periods: readPeriods(wire),
  score: pairOf(wire.sc_FT_H, wire.sc_FT_C),
  set: pairOf(wire.sc_set_H, wire.sc_set_A),
  game: pairOf(wire.sc_game_H, wire.sc_game_A),
  inning: wire.inningNum ?? null,
  redCards: pairOf(wire.redcard_h, wire.redcard_c),
  corners: pairOf(wire.corner_h, wire.corner_c),
})

export const readMatch = (wire: WireMatch): Match => ({
  id: wire.gide,
  halfId: wire.hgid ?? null,
  gameType: wire.gameType,
  discipline: wire.discipline,
  leagueId: wire.league_id,
  league: wire.league,
  home: wire.team_h,
  away: wire.team_c,
  ...readProgress(wire),
  markets: wire.markets.map(readMarket),
})

const twoDigits = (value: number): string => value.toString().padStart(2, '0')

/** `2H^67:12`; a clock that stands has no time. */
/** `2H^67:12`: the clock of a match as the boards have it. */
export const clockText = ({ period, seconds, rate }: MatchClock): string =>
  rate === 0
    ? `${period}^`
    : `${period}^${twoDigits(Math.floor(seconds / 60))}:${twoDigits(seconds % 60)}`

const writeClock = (clock: MatchClock | null) =>
  clock && {
    re_time: clockText(clock),
    clock: [clock.seconds, clock.at, clock.rate] as [number, number, number],
  }

const writePeriods = (periods: MatchPeriods | null) =>
  periods && {
    t_count: periods.most,
    se_now: periods.current,
    HalfTime: periods.isHalfTime ? (1 as const) : (0 as const),
    sc_FT_A: periods.scores.map(({ home, away }) => `${home}-${away}`).join(','),
  }

export const writeProgress = (ours: MatchProgress): WireProgress => ({
  datetime: ours.startsAt,
  isLive: ours.inPlay ? 1 : 0,
  ...writeClock(ours.clock),
  ...writePeriods(ours.periods),
  ...(ours.score && { sc_FT_H: ours.score.home, sc_FT_C: ours.score.away }),
  ...(ours.set && { sc_set_H: ours.set.home, sc_set_A: ours.set.away }),
  ...(ours.game && { sc_game_H: ours.game.home, sc_game_A: ours.game.away }),
  ...(ours.inning !== null && { inningNum: ours.inning }),
  ...(ours.redCards && { redcard_h: ours.redCards.home, redcard_c: ours.redCards.away }),
  ...(ours.corners && { corner_h: ours.corners.home, corner_c: ours.corners.away }),
  gameStatus: ours.status,
  ...(ours.suspension !== null && { held: ours.suspension }),
  playCount: ours.marketCount,
})

export const writeMatch = (ours: Match): WireMatch => ({
  gide: ours.id,
  ...(ours.halfId !== null && { hgid: ours.halfId }),
  gameType: ours.gameType,
  discipline: ours.discipline,
  league_id: ours.leagueId,
  league: ours.league,
  team_h: ours.home,
  team_c: ours.away,
  ...writeProgress(ours),
  markets: ours.markets.map(writeMarket),
})

export const match = /* @__PURE__ */ z.codec(wireMatch, /* @__PURE__ */ z.custom<Match>(), {
  decode: readMatch,
  encode: writeMatch,
})
