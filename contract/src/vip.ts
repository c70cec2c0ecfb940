import * as z from 'zod/mini'
import { playCategories } from '@xinghe/rules/base/play-fact.ts'
import { gradeChanges } from '@xinghe/rules/vip/grade.ts'
import { weekStates } from '@xinghe/rules/vip/week.ts'
import { call } from './call.ts'
import { empty, fen, language, moment, page } from './codec.ts'
import { rebateLine } from './vip-rebate.ts'
import { gradeRow } from './vip-terms.ts'

const category = /* @__PURE__ */ z.enum(playCategories)

export const gradeList = call({
  path: '/site/api/v1/user/member/memberGradeConfigList',
  who: 'member',
  repeatable: true,
  summary: 'All grades with what each asks for and gives, and the rules written from these terms.',
  input: z.object({ language: z.optional(language) }),
  output: z.object({
    version: z.number(),
    multipleHundredths: z.number(),
    grades: z.array(gradeRow),
    rules: z.array(z.object({ heading: z.string(), lines: z.array(z.string()) })),
  }),
})

export const gradeDetail = call({
  path: '/site/api/v1/user/member/memberGradeInfoByGrade',
  who: 'member',
  repeatable: true,
  summary: "One grade, and the member's own: play, what is left to the next, and the history.",
  input: z.object({ grade: z.number().check(z.int(), z.minimum(0), z.maximum(30)) }),
  output: z.object({
    /** Null for grade 0 and for one that does not exist. */
    row: z.nullable(gradeRow),
    mine: z.object({
      grade: z.number(),
      highest: z.number(),
      /** Counted since the beginning, and in this calendar month. */
      total: fen,
      month: fen,
      /** Null at the highest grade. */
      toNext: z.nullable(fen),
      keepLeft: fen,
      monthUntil: moment,
      history: z.array(z.object({ grade: z.number(), from: moment, why: z.enum(gradeChanges) })),
    }),
  }),
})

export const rebateRates = call({
  path: '/site/api/v1/user/member/getGameFanshuiHighLow',
  who: 'member',
  repeatable: true,
  summary: 'The rebate of each category in hundredths of a per cent: lowest, highest and own.',
  input: empty,
  output: z.object({
    rates: z.array(z.object({ category, low: z.number(), high: z.number(), mine: z.number() })),
  }),
})

export const weekGift = call({
  path: '/act/api/v1/vipWeek/VipWeekInfo',
  who: 'member',
  repeatable: true,
  summary:
    "This week's play towards the week's gift, the gift that can be claimed, and the last ones.",
  input: empty,
  output: z.object({
    /** The Monday of the running week. */
    week: z.string(),
    until: moment,
    grade: z.number(),
    counted: fen,
    /** Null without a grade. */
    needed: z.nullable(fen),
    gift: z.nullable(fen),
    state: z.enum(weekStates),
    /** The offer that waits. */
    awardId: z.nullable(z.string()),
    last: z.array(
      z.object({
        week: z.string(),
        amount: fen,
        state: z.enum(weekStates),
        claimUntil: z.nullable(moment),
      }),
    ),
  }),
})

export const rebateLines = call({
  path: '/site/api/v1/user/member/rebateLines',
  who: 'member',
  origin: 'ours',
  repeatable: true,
  summary:
    'The rebates of the last 90 days, newest first, with the play and rate of each category.',
  input: z.object({ ...page }),
  output: z.object({
    total: z.number(),
    /** Paid in these 90 days. */
    paid: fen,
    lines: z.array(rebateLine),
  }),
})
