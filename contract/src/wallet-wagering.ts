import * as z from 'zod/mini'
import { fullWeightBp, type PlayWeights } from '@xinghe/rules/base/play-weight.ts'

const weight = /* @__PURE__ */ z
  .number()
  .check(z.int(), z.minimum(0), /* @__PURE__ */ z.maximum(fullWeightBp))

/** How much of each category's play fills award lines, as it is stored and written by an operator. */
export const playWeights = /* @__PURE__ */ z.object({
  TY: weight,
  DJ: weight,
  ZR: weight,
  QP: weight,
  CP: weight,
  DZ: weight,
  BY: weight,
})

export const decodePlayWeights = (stored: unknown): PlayWeights =>
  z.decode(playWeights, stored as never)
