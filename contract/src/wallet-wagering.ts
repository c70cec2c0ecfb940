import * as z from 'zod/mini'
import { playCategories } from '@xinghe/rules/base/play-fact.ts'
import { fullWeightBp, type PlayWeights } from '@xinghe/rules/base/play-weight.ts'

const weight = /* @__PURE__ */ z
  .number()
  .check(z.int(), z.minimum(0), /* @__PURE__ */ z.maximum(fullWeightBp))

/** How much of each category's play fills award lines, as it is stored and written by an operator. */
export const playWeights = /* @__PURE__ */ z.record(z.enum(playCategories), weight)

export const decodePlayWeights = (stored: unknown): PlayWeights =>
  z.decode(playWeights, stored as never)
