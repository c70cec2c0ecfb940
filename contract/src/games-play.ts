import * as z from 'zod/mini'
import { fen, language, moment, text } from './codec.ts'
import { call } from './call.ts'
import type { Json } from './json.ts'

const uid = /* @__PURE__ */ text(64, 1)
const gameCode = /* @__PURE__ */ text(8, 1)
/** The ticket of the round, `XG…`. */
const roundId = /* @__PURE__ */ text(24, 1)
const json = /* @__PURE__ */ z.custom<Json>()

const outlineFields = {
  roundId: z.string(),
  gameCode: z.string(),
  /** Of the rules that the round was played by. */
  version: z.number(),
  state: z.enum(['open', 'settled', 'void']),
  stake: fen,
  /** Put at risk in all: a hand can add to its stake. */
  risk: fen,
  /** Stake and won pools included; null while the round is open. */
  payout: z.nullable(fen),
  placedAt: moment,
  settledAt: z.nullable(moment),
}

/** A round in a list, with one sentence that says how it ended. */
const roundOutline = /* @__PURE__ */ z.object({
  ...outlineFields,
  explanation: z.string(),
  /** Number of the draw in the calendar of its lottery; null where the round is drawn from own seeds. */
  drawNumber: z.nullable(z.number()),
})
export type RoundOutline = z.output<typeof roundOutline>

const soloRound = /* @__PURE__ */ z.object({
  ...outlineFields,
  pools: z.array(z.object({ code: z.string(), amount: fen })),
  choice: json,
  actions: z.array(json),
  /** What the rules of the game show the member. */
  view: json,
  /** Number of the round under the member's seeds. */
  nonce: z.number(),
})
export type SoloRoundView = z.output<typeof soloRound>

const played = /* @__PURE__ */ z.object({
  round: soloRound,
  /** What the member can stake in this venue now. */
  balance: fen,
  /** The next round of any game can begin then. */
  readyAt: moment,
})

export const openGame = call({
  path: '/game/api/v1/play/open',
  who: 'member',
  origin: 'ours',
  repeatable: true,
  duringMaintenance: true,
  summary:
    'A game as its member finds it: stakes, seeds, open hands, last rounds, net of this login.',
  input: z.object({ gameCode }),
  output: z.object({
    gameCode: z.string(),
    channelCode: z.string(),
    version: z.number(),
    /** The stakes on offer, lowest first; none of a lottery, which takes any whole amount in its limits. */
    stakes: z.array(fen),
    /** The most that a round pays, in stakes, cut to two decimals; null of a lottery: plays have prices. */
    maxPayout: z.nullable(z.string()),
    balance: fen,
    readyAt: z.nullable(moment),
    /** The commitments of the member's seeds; null before they were shown any, and of a lottery. */
    fair: z.nullable(
      z.object({
        hash: z.string(),
        nextHash: z.string(),
        clientSeed: z.nullable(z.string()),
        nonce: z.number(),
      }),
    ),
    /** The hand that the member left open in this game. */
    openHand: z.nullable(soloRound),
    /** Open hands of other games. */
    otherHands: z.array(z.object({ roundId: z.string(), gameCode: z.string() })),
    rounds: z.array(roundOutline),
    /** Won or lost in games since the login. */
    session: z.object({ net: fen, since: moment }),
  }),
})

const start = {
  who: 'member',
  rate: 'play',
  origin: 'ours',
  overSocket: true,
  output: played,
} as const
const startInput = { uid, gameCode, stake: fen }

export const spin = call({
  ...start,
  path: '/game/api/v1/play/spin',
  summary: 'One spin with all its free spins: stake, outcome and payout are one transaction.',
  input: z.object(startInput),
})

export const deal = call({
  ...start,
  path: '/game/api/v1/play/deal',
  summary:
    'Deals a hand. It is settled at once where nothing is left to decide, else it stays open.',
  input: z.object({ ...startInput, choice: z.optional(json) }),
})

export const act = call({
  ...start,
  path: '/game/api/v1/play/act',
  // An open hand can be finished during a break and during maintenance, without a new stake.
  whileExcluded: true,
  duringMaintenance: true,
  summary: 'Goes on with an open hand. Only an action that adds to the stake needs the launch.',
  input: z.object({ uid: z.optional(uid), gameCode, roundId, action: json }),
})

export const roundHistory = call({
  path: '/game/api/v1/play/history',
  who: 'member',
  origin: 'ours',
  repeatable: true,
  summary: 'Rounds of the member, newest first; `before` is the last round of the page before.',
  input: z.object({
    gameCode: z.optional(gameCode),
    before: z.optional(roundId),
    pageSize: z.optional(z.number().check(z.int(), z.minimum(1), z.maximum(50))),
    /** Of the explanations. */
    language: z.optional(language),
  }),
  output: z.object({ rounds: z.array(roundOutline), hasMore: z.boolean() }),
})

export const readRound = call({
  path: '/game/api/v1/play/round',
  who: 'member',
  origin: 'ours',
  repeatable: true,
  summary: 'One solo round of the member with everything that shows it again.',
  input: z.object({ roundId }),
  output: z.object({
    round: soloRound,
    explanation: z.string(),
    fair: z.object({
      hash: z.string(),
      clientSeed: z.string(),
      /** Null until the member has rotated it out. */
      serverSeed: z.nullable(z.string()),
    }),
  }),
})

export const returnTable = call({
  path: '/game/api/v1/play/rtp',
  who: 'anyone',
  origin: 'ours',
  repeatable: true,
  summary: 'The exact return of every bet of every game, as a fraction and in percent.',
  input: z.object({ gameCode: z.optional(gameCode) }),
  output: z.array(
    z.object({ gameCode: z.string(), bet: z.string(), fraction: z.string(), percent: z.string() }),
  ),
})
