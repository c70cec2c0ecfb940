import * as z from 'zod/mini'
import { gameCategoryCodes } from '@xinghe/rules/lobby/game-category.ts'
import { entryTags, gameListTags, gameStates } from '@xinghe/rules/lobby/game-list.ts'
import { volatilities } from '@xinghe/rules/games/volatility.ts'
import { bit, empty, fen, language, moment, text } from './codec.ts'
import { call } from './call.ts'

const category = /* @__PURE__ */ z.number().check(z.int(), z.minimum(1), z.maximum(8))
const gameCode = /* @__PURE__ */ text(40, 1)
const asked = { language: /* @__PURE__ */ z.optional(language) }

/** What a card shows. Figures come from the rules of the game and are null where it has none. */
const gameCard = /* @__PURE__ */ z.object({
  gameCode: z.string(),
  enName: z.string(),
  category: z.enum(gameCategoryCodes),
  name: z.string(),
  line: z.string(),
  state: z.enum(gameStates),
  tags: z.array(z.enum(entryTags)),
  /** Members who played it in the last 24 hours. */
  players: z.number(),
  isFavourite: bit,
  since: moment,
  /** Percent with two decimals; low and high differ where the bets of a game return differently. */
  rtp: z.nullable(z.object({ low: z.string(), high: z.string() })),
  volatility: z.nullable(z.enum(volatilities)),
  stake: z.nullable(z.object({ min: fen, max: fen })),
})
export type GameCard = z.output<typeof gameCard>

export const venuesOfCategory = call({
  path: '/game/api/v1/venue/getVenueInfoByCategory',
  who: 'anyone',
  repeatable: true,
  summary: 'The venues of a category, each with its state and the number of its games.',
  input: z.object({ category, ...asked }),
  output: z.array(
    z.object({
      enName: z.string(),
      category: z.enum(gameCategoryCodes),
      title: z.string(),
      line: z.string(),
      image: z.string(),
      state: z.enum(gameStates),
      games: z.number(),
    }),
  ),
})

export const gameList = call({
  path: '/game/api/v1/venue/gameList',
  who: 'anyone',
  repeatable: true,
  summary:
    'Games of a category by page; recent and favourite ones need a login, a keyword may be pinyin initials.',
  input: z.object({
    category,
    enName: z.optional(text(30, 1)),
    tag: z.optional(z.enum(gameListTags)),
    keyword: z.optional(text(30)),
    pageNum: z.optional(z.number().check(z.int(), z.minimum(1), z.maximum(1_000))),
    pageSize: z.optional(z.number().check(z.int(), z.minimum(1), z.maximum(60))),
    ...asked,
  }),
  output: z.object({ total: z.number(), pageNum: z.number(), list: z.array(gameCard) }),
})

export const poolCodes = ['mini', 'major', 'grand'] as const

const pool = /* @__PURE__ */ z.object({ code: z.enum(poolCodes), amount: fen })

export const bonusPools = call({
  path: '/game/api/v1/venue/getBonusPools',
  who: 'anyone',
  repeatable: true,
  summary: 'What lies in the jackpot pools now.',
  input: empty,
  output: z.array(pool),
})

const winner = /* @__PURE__ */ z.object({
  id: z.string(),
  gameCode: z.string(),
  /** Masked: the first and the last character. */
  player: z.string(),
  /** A player of the demo, not a member. */
  simulated: bit,
  stake: fen,
  payout: fen,
  at: moment,
})
export type Winner = z.output<typeof winner>

export const winnersMost = 20

const told = /* @__PURE__ */ z.object({
  /** Wins from this net win on are told, for so many hours. */
  leastNet: fen,
  hours: z.number(),
  list: z.array(winner),
})

export const winners = call({
  path: '/game/api/v1/venue/winners',
  who: 'anyone',
  repeatable: true,
  origin: 'ours',
  summary:
    'The latest large net wins of the last hours, newest first; members who opted out are left out.',
  input: empty,
  output: told,
})

/** Topics of the live socket. A delta is the whole new value. */
export const poolsTopic = 'pools:all'
export const winnersTopic = 'winners:all'
export const poolsTopicCodec = /* @__PURE__ */ z.array(pool)
export const winnersTopicCodec = told

export const recentGames = call({
  path: '/game/api/v1/collection/recentGames',
  who: 'member',
  repeatable: true,
  origin: 'ours',
  summary: 'The games that the member entered last, newest first.',
  input: z.object(asked),
  output: z.array(gameCard),
})

const favourite = { input: /* @__PURE__ */ z.object({ gameCode }), output: empty }

export const addFavourite = call({
  path: '/game/api/v1/collection/addCollection',
  who: 'member',
  rate: 'write',
  repeatable: true,
  whileExcluded: true,
  summary: 'Keep a game among the favourites; one that is kept already stays.',
  ...favourite,
})

export const removeFavourite = call({
  path: '/game/api/v1/collection/removeCollection',
  who: 'member',
  rate: 'write',
  repeatable: true,
  whileExcluded: true,
  summary: 'Take a game off the favourites; one that is not among them stays off.',
  ...favourite,
})
