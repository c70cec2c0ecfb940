import * as z from 'zod/mini'
import { bit, empty, fen, language, text } from './codec.ts'
import { call } from './call.ts'
import { allCategories } from '@xinghe/rules/lobby/game-category.ts'

const channelCode = /* @__PURE__ */ text(20, 1)

/** The category that asks for everything together (spec §9). */
export const totalCategory = allCategories

export const allBalance = call({
  path: '/game/api/v1/venue/allBalance',
  who: 'member',
  repeatable: true,
  summary: 'Every venue wallet; category 8 is the total of centre and venues.',
  input: z.object({ category: z.number().check(z.int()), language: z.optional(language) }),
  output: z.object({
    totalMoney: fen,
    autoTransfer: bit,
    venues: z.array(
      z.object({
        channelCode: z.string(),
        enName: z.string(),
        title: z.string(),
        /** Null while the venue does not answer. */
        balance: z.nullable(fen),
        state: z.enum(['open', 'testing', 'maintenance']),
        /** Money in transfers of unknown outcome. */
        pending: fen,
      }),
    ),
  }),
})

export const recycle = call({
  path: '/game/api/v1/venue/recycle',
  who: 'member',
  rate: 'write',
  whileExcluded: true,
  summary: 'Bring the money of all venues back to the centre wallet.',
  input: empty,
  output: z.object({
    recycled: fen,
    centerWalletBalance: fen,
    venues: z.array(
      z.object({
        channelCode: z.string(),
        amount: fen,
        state: z.enum(['done', 'pending', 'failed']),
      }),
    ),
  }),
})

export const venueTransfer = call({
  path: '/game/api/v1/venue/transfer',
  who: 'member',
  rate: 'write',
  // Back only: a member on a break may still fetch their money.
  whileExcluded: true,
  summary: 'ty 1 moves money into the venue, 2 back to the centre.',
  input: z.object({
    channelCode,
    amount: fen.check(z.refine((amount) => amount >= 0n)),
    ty: z.union([z.literal(1), z.literal(2)]),
    isActivity: z.optional(bit),
  }),
  output: z.object({
    transferId: z.string(),
    /** `pending`: outcome unknown; reconciliation finds it out and the live socket reports it. */
    state: z.enum(['done', 'pending']),
    centerWalletBalance: fen,
    venueBalance: z.nullable(fen),
  }),
})

export const venueBalance = call({
  path: '/game/api/v1/venue/balance',
  who: 'member',
  repeatable: true,
  summary: 'The wallet of one venue.',
  input: z.object({ channelCode }),
  output: z.object({ channelCode: z.string(), balance: fen }),
})

export const setAutoTransfer = call({
  path: '/game/api/v1/status/setAutoTransferStatus',
  who: 'member',
  rate: 'write',
  repeatable: true,
  summary: 'Whether a launch moves the centre balance in by itself.',
  input: z.object({ status: bit }),
  output: z.object({ status: bit }),
})

export const launch = call({
  path: '/game/api/v1/venue/launch',
  who: 'member',
  rate: 'write',
  summary:
    'Enter a venue. With auto-transfer off and its wallet under 1.00, 6413 until isActivity says so.',
  input: z.object({
    enName: text(30, 1),
    gameCode: z.optional(text(40)),
    isActivity: z.optional(bit),
    language: z.optional(language),
  }),
  output: z.object({
    channelCode: z.string(),
    /** http(s), or a path of this origin: the game; empty: the venue is a part of this site. */
    url: z.string(),
    /** The one-shot key of /game/:info, where the url is to be embedded; good for two minutes. */
    key: z.nullable(z.string()),
    /** Proves the launch to `resource`; only for the local venue. */
    uid: z.nullable(z.string()),
  }),
})

export const launchByKey = call({
  path: '/game/api/v1/venue/launchByKey',
  who: 'member',
  rate: 'write',
  origin: 'ours',
  summary: 'What a launch stored under its one-shot key; a used or old key is 6099.',
  input: z.object({ key: text(64, 1) }),
  output: z.object({ channelCode: z.string(), url: z.string() }),
})
