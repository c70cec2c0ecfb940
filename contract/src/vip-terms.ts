import * as z from 'zod/mini'
import { playCategories } from '@xinghe/rules/base/play-fact.ts'
import type { VipTerms } from '@xinghe/rules/vip/terms.ts'
import { amount, multiple, positive, whole } from './terms-figures.ts'

/** One grade: what it asks for and gives. */
export const gradeRow = /* @__PURE__ */ z.object({
  grade: whole(30),
  total: positive,
  keep: amount,
  weekNeeded: positive,
  upgradeGift: positive,
  weekGift: positive,
  birthdayGift: positive,
})

/** The figures of the grades, as they are stored and written by an operator. */
const vipTerms = /* @__PURE__ */ z.object({
  kind: z.literal('vip'),
  multipleHundredths: multiple,
  grades: z.readonly(z.array(gradeRow).check(z.minLength(1), z.maxLength(30))),
  rebates: z.record(z.enum(playCategories), z.object({ low: whole(1000, 0), step: whole(100, 0) })),
  rebateBounds: z.object({ least: positive, most: positive }),
  upgradeDays: whole(365),
  birthday: z.object({ confirmedDays: whole(365, 0), claimDays: whole(365) }),
})

/** Compiles while schema and rules have the same shape. */
export const decodeVipTerms = (stored: unknown): VipTerms => z.decode(vipTerms, stored as never)
export const encodeVipTerms = (terms: VipTerms): unknown => z.encode(vipTerms, terms)
