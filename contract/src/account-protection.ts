import * as z from 'zod/mini'
import { limitKinds, limitPeriods } from '@xinghe/rules/account/limits.ts'
import { empty, fen, moment } from './codec.ts'
import { call } from './call.ts'

const kind = /* @__PURE__ */ z.enum(limitKinds)
const period = /* @__PURE__ */ z.enum(limitPeriods)

const limit = /* @__PURE__ */ z.object({
  kind,
  period,
  /** Null: no limit is set. */
  amount: z.nullable(fen),
  used: fen,
  /** A higher limit, or none, waits a day and for a second yes. */
  wanted: z.nullable(z.object({ amount: z.nullable(fen), from: moment })),
})

const minutes = /* @__PURE__ */ z.number().check(z.int(), z.minimum(5), z.maximum(1_440))

export const readProtection = call({
  path: '/site/api/v1/user/protection/read',
  who: 'member',
  origin: 'ours',
  repeatable: true,
  summary: 'The member\u2019s own limits, what is used of them, and breaks from play.',
  input: empty,
  output: z.object({
    limits: z.array(limit),
    sessionMinutes: z.nullable(z.number()),
    wantedSessionMinutes: z.nullable(z.object({ minutes: z.nullable(z.number()), from: moment })),
    realityCheckMinutes: z.nullable(z.number()),
    coolOffUntil: z.nullable(moment),
    excludedUntil: z.nullable(moment),
    excludedForGood: z.boolean(),
  }),
})

export const setLimit = call({
  path: '/site/api/v1/user/protection/setLimit',
  who: 'member',
  rate: 'write',
  origin: 'ours',
  summary:
    'Set a limit: a lower one acts at once, a higher one or none after 24 hours and a second yes.',
  input: z.object({ kind, period, amount: z.nullable(fen) }),
  output: empty,
})

export const confirmLimit = call({
  path: '/site/api/v1/user/protection/confirmLimit',
  who: 'member',
  rate: 'write',
  origin: 'ours',
  summary: 'The second yes to a higher limit, or taking the wish back.',
  input: z.object({ kind, period, yes: z.boolean() }),
  output: empty,
})

export const setPlayTime = call({
  path: '/site/api/v1/user/protection/setPlayTime',
  who: 'member',
  rate: 'write',
  origin: 'ours',
  summary:
    'Session time limit and reality check, in minutes; null takes them off, the time limit after a day.',
  input: z.object({
    sessionMinutes: z.optional(z.nullable(minutes)),
    realityCheckMinutes: z.optional(z.nullable(minutes)),
  }),
  output: empty,
})

export const coolOff = call({
  path: '/site/api/v1/user/protection/coolOff',
  who: 'member',
  rate: 'write',
  origin: 'ours',
  summary: 'A break of one day to six weeks; it cannot be shortened.',
  input: z.object({ days: z.number().check(z.int(), z.minimum(1), z.maximum(42)) }),
  output: empty,
})

export const excludeSelf = call({
  path: '/site/api/v1/user/protection/exclude',
  who: 'member',
  rate: 'write',
  origin: 'ours',
  summary: 'Self-exclusion for six months or more, or for good; it cannot be taken back.',
  input: z.object({
    months: z.nullable(z.union([z.literal(6), z.literal(12), z.literal(24), z.literal(60)])),
  }),
  output: empty,
})
