import * as z from 'zod/mini'
import { playCategories } from '@xinghe/rules/base/play-fact.ts'
import type { VipTerms } from '@xinghe/rules/vip/terms.ts'
import { fen } from './codec.ts'

/** The figures of the grades, as they are stored and written by an operator. */
const amount = /* @__PURE__ */ fen.check(/* @__PURE__ */ z.refine((value) => value >= 0n))
const positive = /* @__PURE__ */ fen.check(/* @__PURE__ */ z.refine((value) => value > 0n))
const whole = (most: number, least = 0) =>
  z.number().check(z.int(), z.minimum(least), z.maximum(most))

/** One grade: what it asks for and gives. */
export const gradeRow = /* @__PURE__ */ z.object({
  grade: whole(30, 1),
  total: positive,
  keep: amount,
  weekNeeded: positive,
  upgradeGift: positive,
  weekGift: positive,
  birthdayGift: positive,
})

const isLadder = (grades: readonly { grade: number; total: bigint }[]): boolean =>
  grades.every(
    ({ grade, total }, at) => grade === at + 1 && (at === 0 || total > grades[at - 1]!.total),
  )

const vipTerms = /* @__PURE__ */ z.object({
  kind: z.literal('vip'),
  /** At most ten times. */
  multipleHundredths: whole(1000),
  grades: z.readonly(z.array(gradeRow).check(z.minLength(1), z.maxLength(30), z.refine(isLadder))),
  rebates: z.record(z.enum(playCategories), z.object({ low: whole(1000), step: whole(100) })),
  rebateBounds: z.object({ least: positive, most: positive }),
  upgradeDays: whole(365, 1),
  birthday: z.object({ confirmedDays: whole(365), claimDays: whole(365, 1) }),
})

/** Compiles while schema and rules have the same shape. */
export const decodeVipTerms = (stored: unknown): VipTerms => z.decode(vipTerms, stored as never)
export const encodeVipTerms = (terms: VipTerms): unknown => z.encode(vipTerms, terms)
