import * as z from 'zod/mini'
import { oddsTypes } from '@xinghe/rules/base/odds.ts'
import { priceChangePolicies } from '@xinghe/rules/sports/acceptance.ts'
import { gameTypes, marketTypes, matchGameTypes } from '@xinghe/rules/sports/game-types.ts'
import { playCodes } from '@xinghe/rules/sports/plays.ts'
import { fen, moment, text } from './codec.ts'
import { boardMenus, boardShows } from './sports-topics.ts'

export const gameType = /* @__PURE__ */ z.enum(gameTypes)
export const matchGameType = /* @__PURE__ */ z.enum(matchGameTypes)
export const marketType = /* @__PURE__ */ z.enum(marketTypes)
export const oddsType = /* @__PURE__ */ z.enum(oddsTypes)
export const policy = /* @__PURE__ */ z.enum(priceChangePolicies)
/** A GMT+8 day, `2026-11-15`. */
export const day = /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.regex(/^\d{4}-\d{2}-\d{2}$/))
export const matchId = /* @__PURE__ */ text(60, 1)

export const boardMenu = /* @__PURE__ */ z.enum(boardMenus)
export const boardShow = /* @__PURE__ */ z.enum(boardShows)

/** What one bet may risk, and what is left of the sums it shares with others. */
export const wireLimits = /* @__PURE__ */ z.object({
  minRisk: fen,
  maxRisk: fen,
  marketRoom: fen,
  matchRoom: fen,
  memberDayRoom: fen,
})

/**
 * A market on the wire, compact because boards hold thousands: gameId, play (`w`), line in quarters
 * (null without one), 1 for the main line, number of the goal (null but for next goal), state
 * (0 closed, 1 open, 2 suspended), and side and Hong Kong price in hundredths in turn.
 */
export const wireMarket = /* @__PURE__ */ z.tuple([
  z.string(),
  z.enum(playCodes),
  z.nullable(z.number()),
  z.union([z.literal(0), z.literal(1)]),
  z.nullable(z.number()),
  z.union([z.literal(0), z.literal(1), z.literal(2)]),
  z.array(z.union([z.string(), z.number()])),
])
export type WireMarket = z.infer<typeof wireMarket>

/** A match under the specification\u2019s names (§3); a field that the sport does not have is absent. */
export const wireMatch = /* @__PURE__ */ z.object({
  gide: z.string(),
  /** The first half of the match, in sports that have one. */
  hgid: z.optional(z.string()),
  gameType: matchGameType,
  /** Which of the sports that OP gathers. */
  discipline: z.string(),
  league_id: z.string(),
  league: z.string(),
  team_h: z.string(),
  team_c: z.string(),
  datetime: moment,
  isLive: z.union([z.literal(0), z.literal(1)]),
  /** `2H^67:12`: the period and its clock when this was said. */
  re_time: z.optional(z.string()),
  /** Seconds on that clock, when they stood there, and how many pass in a second; 0 while it stands. */
  clock: z.optional(z.tuple([z.number(), z.number(), z.number()])),
  /** How many periods, sets or innings there are at most, and which runs. */
  t_count: z.optional(z.number()),
  se_now: z.optional(z.number()),
  HalfTime: z.optional(z.union([z.literal(0), z.literal(1)])),
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
  gameStatus: z.enum(['before', 'running', 'break', 'ended', 'interrupted']),
  /** Why bets are not taken now; absent while they are. */
  held: z.optional(z.enum(['suspended', 'feed-silent', 'operator'])),
  /** All its open markets, for the badge beside 所有玩法. */
  playCount: z.number(),
  markets: z.array(wireMarket),
})
export type WireMatch = z.output<typeof wireMatch>
/** As it stands on the wire. */
export type SentMatch = z.input<typeof wireMatch>

/** One pick as the member touched it. `ioratio` is the Hong Kong price seen, in hundredths. */
export const wirePick = /* @__PURE__ */ z.object({
  gide: matchId,
  gameId: text(80, 1),
  w: z.enum(playCodes),
  side: text(40, 1),
  ratio: z.nullable(z.number().check(z.int())),
  goalNumber: z.nullable(z.number().check(z.int())),
  ioratio: z.number().check(z.int(), z.minimum(1)),
  /** The score and red cards that stood on the screen; null before the match. */
  seen: z.nullable(
    z.object({ score: z.tuple([z.number(), z.number()]), reds: z.tuple([z.number(), z.number()]) }),
  ),
})

export const betState = /* @__PURE__ */ z.enum(['confirming', 'open', 'settled', 'refused'])
export const betResult = /* @__PURE__ */ z.enum(['A', 'W', 'LW', 'LL', 'L', 'D', 'P'])

export const wireLeg = /* @__PURE__ */ z.object({
  gide: z.string(),
  gameType: matchGameType,
  /** Which of the sports that OP gathers; absent for the others. */
  discipline: z.optional(z.string()),
  league: z.string(),
  team_h: z.string(),
  team_c: z.string(),
  datetime: moment,
  w: z.enum(playCodes),
  side: z.string(),
  /** What the side is called where it is a runner. */
  sideName: z.nullable(z.string()),
  ratio: z.nullable(z.number()),
  goalNumber: z.nullable(z.number()),
  oddsType,
  /** The price that was kept, signed hundredths in its odds type. */
  shown: z.number(),
  scoreAtBet: z.nullable(z.tuple([z.number(), z.number()])),
  /** Live while it runs, then as it ended. */
  score: z.nullable(z.tuple([z.number(), z.number()])),
  result: z.nullable(betResult),
  /** What stood in the way of this leg of a refused bet. */
  reason: z.optional(z.string()),
})

export const wireBet = /* @__PURE__ */ z.object({
  /** Null until the bet is accepted. */
  ticket_id: z.nullable(z.string()),
  orderId: z.string(),
  requestId: z.string(),
  state: betState,
  /** `single`, or how its legs are combined: `3x1`, `3x4`, `2of3`. */
  code: z.string(),
  stake: fen,
  risk: fen,
  maxWin: fen,
  result: z.nullable(betResult),
  /** Won or lost, without the stake; null until settled. */
  net: z.nullable(fen),
  payout: z.nullable(fen),
  /** The name of the reason why it was refused. */
  reason: z.nullable(z.string()),
  /** One sentence with the arithmetic. */
  explanation: z.nullable(z.string()),
  placedAt: moment,
  /** When a confirming order is decided. */
  deadline: z.nullable(moment),
  settledAt: z.nullable(moment),
  appealUntil: z.nullable(moment),
  legs: z.array(wireLeg),
})
export type WireBet = z.output<typeof wireBet>
export type SentBet = z.input<typeof wireBet>
