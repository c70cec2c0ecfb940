import * as z from 'zod/mini'
import { isLimitAmount, limitKinds, limitPeriods } from '@xinghe/rules/account/limits.ts'
import { exclusionMonths, longestCoolOffDays } from '@xinghe/rules/account/play-break.ts'
import { longestPlayMinutes, shortestPlayMinutes } from '@xinghe/rules/account/session-time.ts'
import { empty, fen, moment } from './codec.ts'
import { call } from './call.ts'

const kind = /* @__PURE__ */ z.enum(limitKinds)
const period = /* @__PURE__ */ z.enum(limitPeriods)

/** When a wish may be confirmed: a day after it was made, and for a few days from then. */
const confirmable = { from: moment, until: moment }

const limit = /* @__PURE__ */ z.object({
  kind,
  period,
  /** Null: no limit is set. */
  amount: z.nullable(fen),
  used: fen,
  /** A higher limit, or none, takes effect after a day and a confirmation. */
  wanted: z.nullable(z.object({ amount: z.nullable(fen), ...confirmable })),
})

const limitAmount = /* @__PURE__ */ fen.check(/* @__PURE__ */ z.refine(isLimitAmount))

const minutes = /* @__PURE__ */ z
  .number()
  .check(z.int(), z.minimum(shortestPlayMinutes), z.maximum(longestPlayMinutes))

/** Protection calls work during a break from play. */
const protecting = { who: 'member', rate: 'write', origin: 'ours', whileExcluded: true } as const

export const readProtection = call({
  path: '/site/api/v1/user/protection/read',
  who: 'member',
  origin: 'ours',
  repeatable: true,
  summary: "The member's own limits, what is used of them, and breaks from play.",
  input: empty,
  output: z.object({
    limits: z.array(limit),
    /** This login: when it began and, where there is a time limit, when it ends. */
    sessionStartedAt: moment,
    sessionEndsAt: z.nullable(moment),
    sessionMinutes: z.nullable(z.number()),
    wantedSessionMinutes: z.nullable(z.object({ minutes: z.nullable(z.number()), ...confirmable })),
    realityCheckMinutes: z.nullable(z.number()),
    coolOffUntil: z.nullable(moment),
    excludedUntil: z.nullable(moment),
    excludedForGood: z.boolean(),
  }),
})

export const setLimit = call({
  ...protecting,
  path: '/site/api/v1/user/protection/setLimit',
  summary:
    'Set a limit: a lower one acts at once, a higher one or none after 24 hours and a second yes.',
  input: z.object({ kind, period, amount: z.nullable(limitAmount) }),
  output: empty,
})

export const confirmLimit = call({
  ...protecting,
  path: '/site/api/v1/user/protection/confirmLimit',
  summary: 'The second yes to a higher limit, or taking the wish back.',
  input: z.object({ kind, period, yes: z.boolean() }),
  output: empty,
})

export const setPlayTime = call({
  ...protecting,
  path: '/site/api/v1/user/protection/setPlayTime',
  summary:
    'Session time limit and reality check, in minutes; a longer session or none waits like a limit.',
  input: z.object({
    sessionMinutes: z.optional(z.nullable(minutes)),
    realityCheckMinutes: z.optional(z.nullable(minutes)),
  }),
  output: empty,
})

export const confirmPlayTime = call({
  ...protecting,
  path: '/site/api/v1/user/protection/confirmPlayTime',
  summary: 'The second yes to a longer session, or taking the wish back.',
  input: z.object({ yes: z.boolean() }),
  output: empty,
})

export const coolOff = call({
  ...protecting,
  path: '/site/api/v1/user/protection/coolOff',
  summary: 'A break of one day to six weeks; it cannot be shortened.',
  input: z.object({
    days: z.number().check(z.int(), z.minimum(1), z.maximum(longestCoolOffDays)),
  }),
  output: empty,
})

export const excludeSelf = call({
  ...protecting,
  path: '/site/api/v1/user/protection/exclude',
  summary: 'Self-exclusion for six months or more, or for good; it cannot be taken back.',
  input: z.object({
    months: z.nullable(z.union(exclusionMonths.map((length) => z.literal(length)))),
  }),
  output: empty,
})
