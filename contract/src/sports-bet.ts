import * as z from 'zod/mini'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import type { Odds } from '@xinghe/rules/base/odds.ts'
import type { MatchGameType } from '@xinghe/rules/sports/game-types.ts'
import type { Line } from '@xinghe/rules/sports/line.ts'
import type { Score } from '@xinghe/rules/sports/match-result.ts'
import { betResults, type BetResult } from '@xinghe/rules/sports/outcome.ts'
import type { PlayCode } from '@xinghe/rules/sports/plays.ts'
import type { Side } from '@xinghe/rules/sports/sides.ts'
import { fen, moment } from './codec.ts'
import { cashOut, type CashOut } from './sports-cash-out.ts'
import { matchGameType, oddsType, play, score } from './sports-values.ts'

export const betStates = ['confirming', 'open', 'settled', 'refused'] as const
type BetState = (typeof betStates)[number]

export interface BetLeg {
  readonly matchId: string
  readonly gameType: MatchGameType
  /** Which of the sports that OP gathers; null for the others. */
  readonly discipline: string | null
  readonly league: string
  /** Empty for a title. */
  readonly home: string
  readonly away: string
  readonly startsAt: Instant
  readonly play: PlayCode
  readonly side: Side
  /** Name of the side where it is a runner. */
  readonly sideName: string | null
  readonly line: Line | null
  readonly goalNumber: number | null
  /** The price at which it was taken. */
  readonly odds: Odds
  readonly scoreAtBet: Score | null
  /** Current score while the match runs, then the final score. */
  readonly score: Score | null
  readonly result: BetResult | null
  /** Reason of this leg in a refused bet. */
  readonly reason: string | null
}

export interface Bet {
  readonly id: string
  /** Null until the bet is accepted. */
  readonly ticketId: string | null
  readonly requestId: string
  readonly state: BetState
  /** `single`, or how its legs are combined: `3x1`, `3x4`, `2of3`. */
  readonly code: string
  /** Stake, risk and highest winning are those of the part that was not cashed out; zero when none is left. */
  readonly stake: Fen
  readonly risk: Fen
  readonly maxWin: Fen
  readonly result: BetResult | null
  /** Won or lost by the whole bet, cash outs included, without the stake; null until settled. */
  readonly net: Fen | null
  /** Paid for the whole bet, cash outs included; null until settled. */
  readonly payout: Fen | null
  /** Name of the refusal. */
  readonly reason: string | null
  /** One sentence with the arithmetic. */
  readonly explanation: string | null
  readonly placedAt: Instant
  /** When a confirming order is decided. */
  readonly deadline: Instant | null
  readonly settledAt: Instant | null
  readonly appealUntil: Instant | null
  /** Requests to cash it out, oldest first. */
  readonly cashOuts: readonly CashOut[]
  readonly legs: readonly BetLeg[]
}

const betResult = /* @__PURE__ */ z.enum(betResults)

const wireLeg = /* @__PURE__ */ z.object({
  gide: z.string(),
  gameType: matchGameType,
  discipline: z.optional(z.string()),
  league: z.string(),
  team_h: z.string(),
  team_c: z.string(),
  datetime: moment,
  w: play,
  side: z.string(),
  sideName: z.nullable(z.string()),
  ratio: z.nullable(z.number()),
  goalNumber: z.nullable(z.number()),
  oddsType,
  /** Signed hundredths in the odds type. */
  shown: z.number(),
  scoreAtBet: z.nullable(score),
  score: z.nullable(score),
  result: z.nullable(betResult),
  reason: z.optional(z.string()),
})
type WireLeg = z.output<typeof wireLeg>

const readLeg = (wire: WireLeg): BetLeg => ({
  matchId: wire.gide,
  gameType: wire.gameType,
  discipline: wire.discipline ?? null,
  league: wire.league,
  home: wire.team_h,
  away: wire.team_c,
  startsAt: wire.datetime,
  play: wire.w,
  side: wire.side,
  sideName: wire.sideName,
  line: wire.ratio,
  goalNumber: wire.goalNumber,
  odds: { type: wire.oddsType, shown: wire.shown },
  scoreAtBet: wire.scoreAtBet,
  score: wire.score,
  result: wire.result,
  reason: wire.reason ?? null,
})

const writeLeg = (leg: BetLeg): WireLeg => ({
  gide: leg.matchId,
  gameType: leg.gameType,
  ...(leg.discipline === null ? {} : { discipline: leg.discipline }),
  league: leg.league,
  team_h: leg.home,
  team_c: leg.away,
  datetime: leg.startsAt,
  w: leg.play,
  side: leg.side,
  sideName: leg.sideName,
  ratio: leg.line,
  goalNumber: leg.goalNumber,
  oddsType: leg.odds.type,
  shown: leg.odds.shown,
  scoreAtBet: leg.scoreAtBet,
  score: leg.score,
  result: leg.result,
  ...(leg.reason === null ? {} : { reason: leg.reason }),
})

const wireBet = /* @__PURE__ */ z.object({
  ticket_id: z.nullable(z.string()),
  orderId: z.string(),
  requestId: z.string(),
  state: z.enum(betStates),
  code: z.string(),
  stake: fen,
  risk: fen,
  maxWin: fen,
  result: z.nullable(betResult),
  net: z.nullable(fen),
  payout: z.nullable(fen),
  reason: z.nullable(z.string()),
  explanation: z.nullable(z.string()),
  placedAt: moment,
  deadline: z.nullable(moment),
  settledAt: z.nullable(moment),
  appealUntil: z.nullable(moment),
  cashOuts: z.array(cashOut),
  legs: z.array(wireLeg),
})
type WireBet = z.output<typeof wireBet>

const readBet = ({ ticket_id: ticketId, orderId: id, legs, ...rest }: WireBet): Bet => ({
  ...rest,
  id,
  ticketId,
  legs: legs.map(readLeg),
})

const writeBet = ({ ticketId, id, cashOuts, legs, ...rest }: Bet): WireBet => ({
  ...rest,
  ticket_id: ticketId,
  orderId: id,
  cashOuts: [...cashOuts],
  legs: legs.map(writeLeg),
})

export const bet = /* @__PURE__ */ z.codec(wireBet, /* @__PURE__ */ z.custom<Bet>(), {
  decode: readBet,
  encode: writeBet,
})
