import * as z from 'zod/mini'
import type { AgentTerms } from '@xinghe/rules/agent/terms.ts'
import { fen } from './codec.ts'

const amount = /* @__PURE__ */ fen.check(/* @__PURE__ */ z.refine((value) => value >= 0n))
const whole = (most: number, least = 0) =>
  z.number().check(z.int(), z.minimum(least), z.maximum(most))

const step = /* @__PURE__ */ z.object({
  active: whole(1_000_000),
  base: amount,
  rateBp: whole(10_000, 1),
})

/** Each step asks for more than the one before and gives more; the first asks for nothing. */
const isLadder = (steps: readonly z.output<typeof step>[]): boolean =>
  steps.every(({ active, base, rateBp }, at) => {
    const before = steps[at - 1]
    return before === undefined
      ? active === 0 && base === 0n
      : active >= before.active && base >= before.base && rateBp > before.rateBp
  })

/** The figures of the agents' plan, as they are stored, sent and written by an operator. */
export const agentTerms = /* @__PURE__ */ z.object({
  kind: z.literal('agent'),
  activeMember: z.object({ deposited: amount, counted: amount }),
  steps: z.readonly(z.array(step).check(z.minLength(1), z.maxLength(20), z.refine(isLadder))),
  reviewAbove: amount,
})

/** Compiles while schema and rules have the same shape. */
export const decodeAgentTerms = (stored: unknown): AgentTerms =>
  z.decode(agentTerms, stored as never)
export const encodeAgentTerms = (terms: AgentTerms): unknown => z.encode(agentTerms, terms)
