import * as z from 'zod/mini'
import { call } from './call.ts'
import { fen, language } from './codec.ts'
import { playWeights } from './wallet-wagering.ts'
import { methodTerms } from './wallet-withdraw.ts'

export const helpFigures = call({
  path: '/site/api/v1/site/help/figures',
  who: 'anyone',
  origin: 'ours',
  repeatable: true,
  summary:
    "The operator's present figures that help pages state: what is open at the cashier, limits of bets, cash out, points.",
  input: z.object({ language: z.optional(language) }),
  output: z.object({
    rails: z.array(
      z.object({
        title: z.string(),
        min: fen,
        max: fen,
        /** Fee of the rail, in basis points, paid by the member. */
        feeBps: z.number(),
        expiryMinutes: z.number(),
      }),
    ),
    withdrawals: z.object({
      methods: z.array(z.object(methodTerms)),
      dailyCount: z.number(),
      dailySum: fen,
    }),
    coins: z.array(
      z.object({
        coin: z.string(),
        title: z.string(),
        confirmations: z.number(),
        /** CNY per coin, four decimals. */
        depositRate: z.string(),
        withdrawRate: z.string(),
      }),
    ),
    book: z.object({
      minRisk: fen,
      before: fen,
      inPlay: fen,
      combination: fen,
      champion: fen,
      memberDay: fen,
      /** CNY per US dollar, for payout caps. */
      usdRate: z.string(),
    }),
    cashOut: z.object({
      on: z.boolean(),
      /** The part of a bet's expected payout that the house keeps, in basis points. */
      marginBps: z.number(),
    }),
    points: z.object({
      countedPerPoint: fen,
      multipleHundredths: z.number(),
      gifts: z.array(z.object({ title: z.string(), points: z.number() })),
    }),
    weights: playWeights,
  }),
})
