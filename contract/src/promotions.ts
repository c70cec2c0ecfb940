import * as z from 'zod/mini'
import { activityKinds, awardStates } from '@xinghe/rules/base/award.ts'
import { clientSeedMax } from '@xinghe/rules/base/fair/client-seed.ts'
import { conditionCodes, itemStates, memberStates } from '@xinghe/rules/promotions/activity-view.ts'
import { activityGroups } from '@xinghe/rules/promotions/terms.ts'
import { call } from './call.ts'
import { fen, language, moment, page, text } from './codec.ts'
import { activityTerms } from './promotions-terms.ts'

const activityActions = ['claim', 'sign', 'draw', 'quit'] as const
export type ActivityAction = (typeof activityActions)[number]

const kind = /* @__PURE__ */ z.enum(activityKinds)
const activityId = /* @__PURE__ */ z
  .string()
  .check(/* @__PURE__ */ z.regex(/^[A-Za-z0-9_-]{1,32}$/))
const item = /* @__PURE__ */ text(60, 1)

const condition = /* @__PURE__ */ z.object({
  code: z.enum(conditionCodes),
  isMet: z.boolean(),
  money: z.nullable(z.object({ need: fen, have: fen })),
  count: z.nullable(z.object({ need: z.number(), have: z.number() })),
})

const streak = /* @__PURE__ */ z.object({
  days: z.number(),
  month: z.array(z.object({ day: z.string(), isMakeUp: z.boolean() })),
  makeUpsLeft: z.number(),
})

/** All that is needed to compute a draw again. */
const drawProof = {
  serverSeed: z.string(),
  clientSeed: z.string(),
  nonce: z.number(),
  commit: z.string(),
  value: z.number(),
  prize: z.number(),
}

const draws = /* @__PURE__ */ z.object({
  left: z.number(),
  used: z.number(),
  /** Of the next draw: the hash of its server seed, and its number. */
  commit: z.string(),
  nonce: z.number(),
  /** The newest draws under these terms, each with its proof. */
  past: z.array(z.object({ ...drawProof, amount: fen, at: moment })),
})

export const activityList = call({
  path: '/act/api/v1/promotion/config',
  who: 'anyone',
  repeatable: true,
  summary: 'The activities with their terms, texts and rules; with a session also the own state.',
  input: z.object({
    kind: z.optional(kind),
    id: z.optional(activityId),
    language: z.optional(language),
  }),
  output: z.object({
    serverTime: moment,
    activities: z.array(
      z.object({
        kind,
        id: z.string(),
        version: z.number(),
        title: z.string(),
        line: z.string(),
        image: z.string(),
        group: z.enum(activityGroups),
        from: moment,
        until: z.nullable(moment),
        state: z.enum(['upcoming', 'running', 'ended']),
        terms: activityTerms,
        /** Written from the terms, so that they say what the server enforces. */
        rules: z.array(z.object({ heading: z.string(), lines: z.array(z.string()) })),
        mine: z.nullable(z.enum(memberStates)),
      }),
    ),
  }),
})

export const activityState = call({
  path: '/act/api/v1/promotion/verification',
  who: 'member',
  repeatable: true,
  summary: "The member's own state in one activity: conditions, items and what is missing.",
  input: z.object({ kind, id: activityId }),
  output: z.object({
    version: z.number(),
    state: z.enum(memberStates),
    period: z.string(),
    conditions: z.array(condition),
    items: z.array(
      z.object({
        item: z.string(),
        period: z.string(),
        amount: fen,
        state: z.enum(itemStates),
        claimUntil: z.nullable(moment),
        conditions: z.array(condition),
      }),
    ),
    /** Of daily sign-ins. */
    streak: z.optional(streak),
    /** Of the wheel. */
    draws: z.optional(draws),
  }),
})

export const confirmActivity = call({
  path: '/act/api/v1/promotion/confirmInfo',
  who: 'member',
  // A bonus can be given back during a break; nothing is claimed then.
  whileExcluded: true,
  repeatable: true,
  summary:
    'What claiming an item gives and asks, or what quitting takes and cancels; valid for ten minutes.',
  input: z.object({
    kind,
    id: activityId,
    item,
    period: z.optional(text(20)),
    action: z.optional(z.enum(['claim', 'quit'])),
  }),
  output: z.object({
    confirmId: z.string(),
    amount: fen,
    multipleHundredths: z.number(),
    turnoverAsked: fen,
    version: z.number(),
  }),
})

export const joinActivity = call({
  path: '/act/api/v1/promotion/joinActivity',
  who: 'member',
  whileExcluded: true,
  rate: 'write',
  summary: 'Claim an item of an activity as it was confirmed, sign in for a day, or draw a prize.',
  input: z.object({
    kind,
    id: activityId,
    action: z.enum(activityActions),
    item: z.optional(item),
    /** Of a sign-in the day: today where it is missing. */
    period: z.optional(text(20)),
    confirmId: z.optional(text(200)),
    /** Of a draw: the commitment that was shown, and the seed that was chosen after it. */
    commit: z.optional(text(64)),
    clientSeed: z.optional(text(2 * clientSeedMax)),
  }),
  output: z.object({
    award: z.nullable(z.object({ id: z.string(), amount: fen, state: z.enum(awardStates) })),
    /** Of a draw. */
    proof: z.optional(z.object(drawProof)),
    centerWalletBalance: fen,
  }),
})

const award = /* @__PURE__ */ z.object({
  id: z.string(),
  source: z.string(),
  title: z.string(),
  period: z.string(),
  item: z.string(),
  amount: fen,
  multipleHundredths: z.number(),
  turnover: z.nullable(z.object({ asked: fen, done: fen, released: z.boolean() })),
  state: z.enum(awardStates),
  offeredAt: moment,
  claimUntil: z.nullable(moment),
  grantedAt: z.nullable(moment),
  endedAt: z.nullable(moment),
})

export const awardList = call({
  path: '/act/api/v1/award/list',
  who: 'member',
  origin: 'ours',
  repeatable: true,
  summary: "The member's awards, newest first, with the turnover that each still asks.",
  input: z.object({
    state: z.optional(z.enum(awardStates)),
    kind: z.optional(text(30)),
    from: z.optional(moment),
    to: z.optional(moment),
    ...page,
    language: z.optional(language),
  }),
  output: z.object({
    total: z.number(),
    /** Of all awards that were granted and match the filter. */
    granted: fen,
    list: z.array(award),
  }),
})

export const claimOffers = call({
  path: '/act/api/v1/award/claim',
  who: 'member',
  rate: 'write',
  origin: 'ours',
  summary: 'Claim offered awards; each has a result of its own.',
  input: z.object({ awardIds: z.array(text(40, 1)).check(z.minLength(1), z.maxLength(50)) }),
  output: z.object({
    results: z.array(
      z.object({
        awardId: z.string(),
        amount: z.nullable(fen),
        /** The name of the refusal; null where it was paid. */
        refusal: z.nullable(z.string()),
      }),
    ),
    granted: fen,
    centerWalletBalance: fen,
  }),
})
