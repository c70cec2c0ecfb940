import * as z from 'zod/mini'
import { cardKinds } from '@xinghe/rules/wallet/card-limits.ts'
import { withdrawalStates } from '@xinghe/rules/wallet/withdrawal.ts'
import { empty, fen, language, md5, moment, text } from './codec.ts'
import { call } from './call.ts'
import { playWeights } from './wallet-wagering.ts'

const kind = /* @__PURE__ */ z.enum(cardKinds)
const network = /* @__PURE__ */ z.enum(['trc20', 'erc20'])
/** What a method of withdrawing offers and costs. */
export const methodTerms = {
  title: /* @__PURE__ */ z.string(),
  arrival: /* @__PURE__ */ z.string(),
  min: fen,
  max: fen,
  /** Free ones a day; later ones cost the fee. */
  freeCount: /* @__PURE__ */ z.number(),
  feeBps: /* @__PURE__ */ z.number(),
  feeMin: fen,
  feeMax: fen,
}
/** Reading and withdrawing one's own money works during a break from play. */
const leaving = { who: 'member', whileExcluded: true } as const

export const withdrawalOrder = /* @__PURE__ */ z.object({
  orderId: z.string(),
  kind,
  /** The card at the time of the request, masked. */
  card: z.string(),
  /** Name of the bank or network. */
  issuer: z.string(),
  amount: fen,
  fee: fen,
  arrives: fen,
  coin: z.nullable(z.object({ network, amount: z.string(), rate: z.string() })),
  state: z.enum(withdrawalStates),
  reason: z.nullable(z.string()),
  requestedAt: moment,
  endedAt: z.nullable(moment),
  steps: z.array(
    z.object({ state: z.enum(withdrawalStates), at: moment, reason: z.nullable(z.string()) }),
  ),
})

export const withdrawMethods = call({
  ...leaving,
  path: '/fd/api/v1/withdraw/baseCfg/list',
  repeatable: true,
  summary: "How money goes out: methods with limits and fees, and the day's bounds.",
  input: z.object({ language: z.optional(language) }),
  output: z.object({
    methods: z.array(z.object({ kind, open: z.boolean(), ...methodTerms })),
    dailyCount: z.number(),
    dailySum: fen,
  }),
})

export const withdrawInfo = call({
  ...leaving,
  path: '/fd/api/v1/withdraw/withdrawInfo',
  repeatable: true,
  summary: 'What the member may withdraw now: balance, the day so far, turnover still open.',
  input: empty,
  output: z.object({
    balance: fen,
    locked: fen,
    usedCount: z.number(),
    usedSum: fen,
    hasWithdrawalPassword: z.boolean(),
    /** Whether withdraw/new needs the withdrawal password (a site switch). */
    passwordNeeded: z.boolean(),
    realName: z.nullable(z.string()),
    turnover: z.object({
      asked: fen,
      done: fen,
      left: fen,
      /** How much of counted play fills the lines of awards, in hundredths of a per cent. */
      weights: playWeights,
      lines: z.array(
        z.object({
          kind: z.enum(['deposit', 'award', 'adjustment']),
          cause: z.string(),
          asked: fen,
          done: fen,
          madeAt: moment,
        }),
      ),
    }),
  }),
})

export const coinWithdrawInfo = call({
  ...leaving,
  path: '/fd/api/v1/withdraw/usdtWithdrawInfo',
  repeatable: true,
  summary: 'Coin withdrawals: the rate now and the networks that are open.',
  input: z.object({ language: z.optional(language) }),
  output: z.object({
    rate: z.string(),
    networks: z.array(z.object({ network, title: z.string(), open: z.boolean() })),
  }),
})

export const withdrawOrders = call({
  ...leaving,
  path: '/fd/api/v1/withdraw/withdrawOrderInfo',
  repeatable: true,
  summary: 'One withdrawal by its id, or the last ones, newest first.',
  input: z.object({ orderId: z.optional(text(40, 1)), language: z.optional(language) }),
  output: z.array(withdrawalOrder),
})

export const newWithdrawal = call({
  ...leaving,
  path: '/fd/api/v1/withdraw/new',
  rate: 'write',
  summary: 'Ask for money; it is locked at once. One request id, one withdrawal, for ever.',
  input: z.object({
    cardId: text(40, 1),
    amount: fen.check(z.refine((amount) => amount > 0n)),
    password: z.optional(md5),
    /** Coins: the rate to pay at; without one, the rate of the moment. */
    quoteId: z.optional(text(40, 1)),
    language: z.optional(language),
  }),
  output: withdrawalOrder,
})
