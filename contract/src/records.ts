import * as z from 'zod/mini'
import { fen, language, moment, page } from './codec.ts'
import { call } from './call.ts'

export const dealCategories = ['deposit', 'withdraw', 'transfer', 'award', 'adjustment'] as const
export type DealCategory = (typeof dealCategories)[number]

/** `to` is exclusive; at most a year, within the five years of retention. */
const period = { from: moment, to: moment }

export const dealRecords = call({
  path: '/fd/api/v1/transactions/queryDealRecord',
  who: 'member',
  repeatable: true,
  summary: "What moved the member's money in a period, newest first, with totals and days.",
  input: z.object({
    ...period,
    category: z.optional(z.enum(dealCategories)),
    state: z.optional(z.enum(['open', 'done', 'failed'])),
    ...page,
    language: z.optional(language),
  }),
  output: z.object({
    total: z.number(),
    /** Totals of all completed records of the period that match the filter. */
    sums: z.object({ in: fen, out: fen }),
    /** Totals by GMT+8 day with completed records, oldest first. */
    days: z.array(z.object({ day: z.string(), in: fen, out: fen })),
    list: z.array(
      z.object({
        id: z.string(),
        category: z.enum(dealCategories),
        /** A rail, a kind of card, a venue, or a transfer code. */
        channel: z.string(),
        channelName: z.string(),
        direction: z.enum(['in', 'out']),
        amount: fen,
        fee: fen,
        state: z.string(),
        /** Of a deposit: payments that wait for an operator; null without one. */
        inReview: z.nullable(fen),
        reason: z.nullable(z.string()),
        madeAt: moment,
        endedAt: z.nullable(moment),
      }),
    ),
  }),
})

/** All wallets together, or the centre wallet alone. */
export const statementWallets = ['all', 'centre'] as const
export type StatementWallet = (typeof statementWallets)[number]

export const statement = call({
  path: '/fd/api/v1/transactions/statement',
  who: 'member',
  origin: 'ours',
  repeatable: true,
  summary:
    'All wallets or the centre wallet over a period: opening and closing balance, each line with its cause.',
  input: z.object({
    ...period,
    wallet: z.optional(z.enum(statementWallets)),
    after: z.optional(z.string().check(z.regex(/^\d{1,18}$/))),
  }),
  output: z.object({
    opening: fen,
    closing: fen,
    lines: z.array(
      z.object({
        id: z.string(),
        at: moment,
        code: z.string(),
        cause: z.string(),
        /** Negative where money left the wallet. */
        amount: fen,
        balance: fen,
      }),
    ),
    /** Cursor of the next page; null at the end. */
    next: z.nullable(z.string()),
  }),
})
