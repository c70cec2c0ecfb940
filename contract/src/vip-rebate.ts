import * as z from 'zod/mini'
import { playCategories } from '@xinghe/rules/base/play-fact.ts'
import { fen } from './codec.ts'

/** The rebate of one day, as it is stored with its payout and shown to the member. */
const rebateDay = {
  grade: z.number(),
  parts: z.readonly(
    z.array(z.object({ category: z.enum(playCategories), rateBp: z.number(), counted: fen })),
  ),
  /** Rebate of the day's play; then the sums carried into the day and out of it. */
  earned: fen,
  carriedBefore: fen,
  carried: fen,
}
const rebateDetail = /* @__PURE__ */ z.object(rebateDay)

export const rebateLine = /* @__PURE__ */ z.object({ day: z.string(), paid: fen, ...rebateDay })

type RebateDetail = z.output<typeof rebateDetail>
export const encodeRebateDetail = (detail: RebateDetail): z.input<typeof rebateDetail> =>
  z.encode(rebateDetail, detail)
export const decodeRebateDetail = (stored: unknown): RebateDetail =>
  z.decode(rebateDetail, stored as never)
