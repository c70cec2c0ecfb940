import * as z from 'zod/mini'
import { depositBonusKinds } from '@xinghe/rules/promotions/deposit-bonus.ts'
import { depositStates } from '@xinghe/rules/wallet/deposit-order.ts'
import { railNames, waitRoutes } from '@xinghe/rules/wallet/rails.ts'
import { fen, language, moment, text } from './codec.ts'
import { call } from './call.ts'

const rail = /* @__PURE__ */ z.enum(railNames)
const orderId = /* @__PURE__ */ text(40, 1)
/** Coin amounts have six decimals: `"27.845312"`. */
const coinAmount = /* @__PURE__ */ z.string()
const positive = /* @__PURE__ */ fen.check(/* @__PURE__ */ z.refine((amount) => amount > 0n))
const network = /* @__PURE__ */ z.enum(['trc20', 'erc20'])

export const depositOrder = /* @__PURE__ */ z.object({
  orderId: z.string(),
  rail,
  title: z.string(),
  /** Route name of the waiting page. */
  waitRoute: z.enum(waitRoutes),
  /** The requested amount, and the amount to pay, which identifies the order. */
  amount: fen,
  payAmount: fen,
  remark: z.nullable(z.string()),
  coin: z.nullable(
    z.object({ network, address: z.string(), amount: coinAmount, rate: z.string() }),
  ),
  state: z.enum(depositStates),
  received: z.nullable(fen),
  /** Payments that wait for an operator, beside or before a credit. */
  inReview: z.optional(fen),
  reason: z.nullable(z.string()),
  madeAt: moment,
  expiresAt: moment,
  endedAt: z.nullable(moment),
  /** Page on which the sandbox plays the bank; null with a real rail. */
  cashierUrl: z.nullable(z.string()),
})

export const paymentTypes = call({
  path: '/fd/api/v1/payment/types',
  who: 'member',
  repeatable: true,
  summary: 'The deposit rails that are open, their limits and hints, and orders still waiting.',
  input: z.object({ language: z.optional(language) }),
  output: z.object({
    rails: z.array(
      z.object({
        rail,
        title: z.string(),
        hint: z.string(),
        badge: z.nullable(z.string()),
        min: fen,
        max: fen,
        quickAmounts: z.array(fen),
        feeBps: z.number(),
        expiryMinutes: z.number(),
        coinNetwork: z.nullable(network),
        /** The rail wants a one-time remark with the payment. */
        wantsSignalCode: z.boolean(),
      }),
    ),
    waiting: z.array(depositOrder),
    /** Remaining amounts of the member's own limits; null without a limit. */
    limitLeft: z.nullable(fen),
    firstDeposit: z.boolean(),
    realNameNeeded: z.boolean(),
  }),
})

export const pay = call({
  path: '/fd/api/v1/payment/pay',
  who: 'member',
  rate: 'write',
  summary: 'Open a deposit order; one request id, one order, for ever.',
  input: z.object({
    rail,
    amount: positive,
    signalCode: z.optional(text(20)),
    quoteId: z.optional(text(40)),
    /** The bonus that was chosen, in the version that was shown; the order keeps that version. */
    activity: z.optional(
      z.object({
        kind: z.enum(depositBonusKinds),
        id: text(32, 1),
        version: z.number().check(z.int(), z.minimum(1), z.maximum(1_000_000)),
      }),
    ),
    language: z.optional(language),
  }),
  output: depositOrder,
})

export const depositOrderStatus = call({
  path: '/fd/api/v1/payment/getDepositOrderStatus',
  who: 'member',
  repeatable: true,
  summary: "One of the member's own deposit orders.",
  input: z.object({ orderId, language: z.optional(language) }),
  output: depositOrder,
})

export const closeOrder = call({
  path: '/fd/api/v1/payment/closeOrder',
  who: 'member',
  rate: 'write',
  repeatable: true,
  whileExcluded: true,
  summary: 'Give a waiting order up; money that still arrives is credited all the same.',
  input: z.object({ orderId, language: z.optional(language) }),
  output: depositOrder,
})

export const createSignalCode = call({
  path: '/fd/api/v1/payment/createSignalCode',
  who: 'member',
  rate: 'write',
  summary: 'A one-time remark that identifies a bank or e-wallet transfer.',
  input: z.object({ rail }),
  output: z.object({ code: z.string(), expiresAt: moment }),
})

export const customerInfo = call({
  path: '/fd/api/v1/payment/getCustomerInfo',
  who: 'member',
  repeatable: true,
  summary: 'Whom to pay for an order.',
  input: z.object({ orderId }),
  output: z.object({
    orderId: z.string(),
    bank: z.string(),
    branch: z.string(),
    holder: z.string(),
    account: z.string(),
    /** Content of the QR code; empty where the rail has none. */
    qrText: z.string(),
    remark: z.nullable(z.string()),
    payAmount: fen,
    coinAmount: z.nullable(coinAmount),
  }),
})

export const coinList = call({
  path: '/fd/api/v1/vCurrency/list',
  who: 'member',
  repeatable: true,
  summary: "Coins and networks, with today's rate.",
  input: z.object({ language: z.optional(language) }),
  output: z.array(
    z.object({
      coin: z.string(),
      network,
      title: z.string(),
      rail,
      confirmations: z.number(),
      /** CNY per coin, four decimals; members buy dearer than they sell. */
      depositRate: z.string(),
      withdrawRate: z.string(),
      open: z.boolean(),
    }),
  ),
})

export const transferRate = call({
  path: '/fd/api/v1/transfer/getTransferRate',
  who: 'member',
  rate: 'write',
  repeatable: true,
  whileExcluded: true,
  summary: 'A rate that is held for a while, to be used by utcTransfer, pay or withdraw/new.',
  input: z.object({
    network,
    direction: z.enum(['deposit', 'withdraw']),
    amount: z.optional(positive),
  }),
  output: z.object({
    quoteId: z.string(),
    rate: z.string(),
    coinAmount: z.nullable(coinAmount),
    expiresAt: moment,
  }),
})

export const coinTransfer = call({
  path: '/fd/api/v1/transfer/utcTransfer',
  who: 'member',
  rate: 'write',
  // Works during a break from play for withdrawals; deposits have a check of their own.
  whileExcluded: true,
  summary: 'Turn a quote into a coin deposit order or a coin withdrawal at its rate.',
  input: z.object({
    quoteId: text(40, 1),
    amount: positive,
    cardId: z.optional(text(40)),
    password: z.optional(z.string().check(z.regex(/^[0-9a-f]{32}$/))),
    language: z.optional(language),
  }),
  output: z.object({
    direction: z.enum(['deposit', 'withdraw']),
    orderId: z.string(),
    deposit: z.nullable(depositOrder),
  }),
})

export const depositOrders = call({
  path: '/fd/api/v1/payment/orders',
  who: 'member',
  origin: 'ours',
  repeatable: true,
  summary: "The member's last deposit orders, newest first.",
  input: z.object({ language: z.optional(language) }),
  output: z.array(depositOrder),
})
