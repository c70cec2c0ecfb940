import * as z from 'zod/mini'
import { highestStake, quickStakesMost } from '@xinghe/rules/sports/book-settings.ts'
import { maxLegs } from '@xinghe/rules/sports/combination.ts'
import { fen, moment, text } from './codec.ts'
import {
  boardMenu,
  boardShow,
  day,
  gameType,
  marketType,
  matchGameType,
  matchId,
  oddsType,
  policy,
  wireBet,
  wireLimits,
  wireMatch,
  wirePick,
} from './sports-shapes.ts'

const page = {
  pageNum: z.optional(z.number().check(z.int(), z.minimum(1), z.maximum(10_000))),
  pageSize: z.optional(z.number().check(z.int(), z.minimum(1), z.maximum(100))),
}

const stake = fen.check(z.refine((amount) => amount > 0n && amount <= highestStake))
const picks = z.array(wirePick).check(z.minLength(1), z.maxLength(maxLegs))

const settingFields = {
  oddsType,
  policy,
  quickStakes: z.array(stake).check(z.minLength(1), z.maxLength(quickStakesMost)),
  defaultStake: z.nullable(stake),
  keepAfterBet: z.boolean(),
}
const memberSettings = z.object(settingFields)

const favourites = z.object({ matches: z.array(z.string()), leagues: z.array(z.string()) })

const score = z.tuple([z.number(), z.number()])

const champion = z.object({
  championId: z.string(),
  /** What a pick of one of its runners names. */
  gameId: z.string(),
  gameType: matchGameType,
  league_id: z.string(),
  league: z.string(),
  season: z.number(),
  closesAt: moment,
  marketType,
  /** 0 closed, 1 open, 2 suspended. */
  state: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  /** Runner, name and Hong Kong price in hundredths; 0 is not on offer. */
  runners: z.array(z.tuple([z.string(), z.string(), z.number()])),
})

/** What `venue/resource` answers, by method: what each asks beside the common fields, and what comes back. */
export const resourceMethods = {
  counts: {
    summary: 'How many matches and titles stand under each sport and heading.',
    request: z.object({}),
    answer: z.object({
      topic: z.string(),
      counts: z.array(z.tuple([matchGameType, marketType, z.number()])),
      feedAlive: z.boolean(),
    }),
  },
  leagues: {
    summary: 'The leagues of a heading, with how many matches each has there.',
    request: z.object({ gameType, showType: boardShow, date: z.optional(day) }),
    answer: z.array(
      z.object({
        league_id: z.string(),
        name: z.string(),
        gameType: matchGameType,
        matches: z.number(),
      }),
    ),
  },
  board: {
    summary:
      'A heading of a sport with the markets of one menu; FU may ask for one day. Pages of 300.',
    request: z.object({
      gameType,
      showType: boardShow,
      date: z.optional(day),
      menu: z.optional(boardMenu),
      pageNum: page.pageNum,
    }),
    answer: z.object({
      /** Tells what changes; empty for a board that is too large to be told live. */
      topic: z.string(),
      /** All that stand there; a page has up to 300 of them, the soonest first. */
      total: z.number(),
      matches: z.array(wireMatch),
    }),
  },
  match: {
    summary: 'A match with all its markets, what happened in it, and how its prices moved.',
    request: z.object({ gide: matchId }),
    answer: z.object({
      topic: z.string(),
      match: wireMatch,
      events: z.array(
        z.object({
          /** Match seconds since kick-off, breaks included. */
          at: z.number(),
          kind: z.string(),
          side: z.nullable(z.enum(['H', 'C'])),
          value: z.number(),
        }),
      ),
      statistics: z.array(z.object({ name: z.string(), h: z.number(), c: z.number() })),
      /** Samples of the winner\u2019s prices: seconds since the first, home, draw, away in hundredths. */
      movement: z.array(z.tuple([z.number(), z.number(), z.number(), z.number()])),
    }),
  },
  champions: {
    summary: 'Titles of leagues with the prices of their runners.',
    request: z.object({
      gameType: z.optional(gameType),
      showType: z.optional(z.enum(['FSFT', 'FSFU'])),
    }),
    answer: z.object({ topic: z.string(), champions: z.array(champion) }),
  },
  results: {
    summary: 'How the matches of a GMT+8 day ended; their markets are left out.',
    request: z.object({ gameType, date: day }),
    answer: z.array(wireMatch),
  },
  search: {
    summary: 'Matches whose teams or league hold these words, the soonest first.',
    request: z.object({ words: text(30, 1) }),
    answer: z.array(wireMatch),
  },
  quote: {
    summary: 'The prices of these picks now, and what may be staked on each bet that they allow.',
    request: z.object({ picks, series: z.boolean() }),
    answer: z.object({
      picks: z.array(
        z.object({
          /** Hong Kong hundredths; 0 where the pick is not on offer. */
          ioratio: z.number(),
          ratio: z.nullable(z.number()),
          state: z.enum(['open', 'suspended', 'closed']),
          live: z.nullable(z.object({ score, reds: score })),
          limits: wireLimits,
        }),
      ),
      seriesLimits: z.nullable(wireLimits),
      /** The lowest daily payout cap among the picks at today\u2019s rate, and what is left of it. */
      cap: z.object({ amount: fen, left: fen }),
      /** What can be staked: the sports wallet, and the centre where it is moved by itself. */
      balance: fen,
      /** How much of that lies in the centre. */
      centre: fen,
      /** How long such a bet will be confirming; 0 before the match. */
      confirmMs: z.number(),
    }),
  },
  place: {
    summary:
      'Places up to 20 bets, each accepted or refused on its own. The request-id header names the intention: repeated with the same body it gets the same bets, for ever.',
    request: z.object({
      oddsType,
      policy,
      bets: z
        .array(
          z.object({
            /** `single`, or the code of a combination of all its picks: `3x1`, `3x4`, `2of3`. */
            code: text(12, 1),
            /** Of a combination: on each of its choices. */
            stake,
            picks,
          }),
        )
        .check(z.minLength(1), z.maxLength(20)),
    }),
    answer: z.object({
      /** In the order of the bets: open, confirming, or refused with its reason. */
      orders: z.array(wireBet),
      balance: fen,
    }),
  },
  openBets: {
    summary: 'Confirming orders and running bets, newest first; at most 200.',
    request: z.object({}),
    answer: z.array(wireBet),
  },
  history: {
    summary: 'Settled bets by the time of placing, newest first, with the sums of the period.',
    request: z.object({ from: moment, to: moment, ...page }),
    answer: z.object({
      total: z.number(),
      sums: z.object({ risk: fen, net: fen, turnover: fen }),
      list: z.array(wireBet),
    }),
  },
  ticket: {
    summary:
      'The bets of one request id, for a client that lost the answer; none when none came in.',
    request: z.object({ requestId: text(64, 8) }),
    answer: z.array(wireBet),
  },
  settings: {
    summary: 'How the member likes to bet.',
    request: z.object({}),
    answer: memberSettings,
  },
  saveSettings: {
    summary: 'Changes what is given and leaves the rest.',
    request: z.object({
      oddsType: z.optional(oddsType),
      policy: z.optional(policy),
      quickStakes: z.optional(settingFields.quickStakes),
      defaultStake: z.optional(settingFields.defaultStake),
      keepAfterBet: z.optional(settingFields.keepAfterBet),
    }),
    answer: memberSettings,
  },
  favourites: {
    summary: 'The matches and leagues that the member has marked.',
    request: z.object({}),
    answer: favourites,
  },
  saveFavourite: {
    summary: 'Marks a match or a league, or takes the mark away.',
    request: z.object({ kind: z.enum(['match', 'league']), id: text(60, 1), on: z.boolean() }),
    answer: favourites,
  },
} as const

export type ResourceMethod = keyof typeof resourceMethods
export const isResourceMethod = (name: string): name is ResourceMethod =>
  Object.hasOwn(resourceMethods, name)

/** What the caller writes, and what the server has read. */
export type ResourceInput<M extends ResourceMethod> = z.output<
  (typeof resourceMethods)[M]['request']
>
/** What the caller gets once the codecs have read it. */
export type ResourceAnswer<M extends ResourceMethod> = z.output<
  (typeof resourceMethods)[M]['answer']
>
/** The same as it stands on the wire; boards are too large to be encoded value by value. */
export type WireAnswer<M extends ResourceMethod> = z.input<(typeof resourceMethods)[M]['answer']>
