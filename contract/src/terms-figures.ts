import * as z from 'zod/mini'
import { awardMultipleMostHundredths } from '@xinghe/rules/base/award.ts'
import { fen } from './codec.ts'

/** The figures that terms are made of, as an operator writes them. */

/** One million million yuan: ten times of it, thousands of times, still fits the sums of the ledger. */
const mostAmount = 100_000_000_000_000n

export const amount = /* @__PURE__ */ fen.check(
  /* @__PURE__ */ z.refine((value) => value >= 0n && value <= mostAmount, {
    error: 'an amount from 0.00 to 1000000000000.00',
  }),
)
export const positive = /* @__PURE__ */ fen.check(
  /* @__PURE__ */ z.refine((value) => value > 0n && value <= mostAmount, {
    error: 'an amount from 0.01 to 1000000000000.00',
  }),
)

/* @__NO_SIDE_EFFECTS__ */
export const whole = (most: number, least = 1) =>
  z.number().check(z.int(), z.minimum(least), z.maximum(most))

/** Turnover asked for an award, in hundredths of it: at most ten times. */
export const multiple = /* @__PURE__ */ whole(awardMultipleMostHundredths, 0)
