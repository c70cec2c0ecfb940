import * as z from 'zod/mini'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { valueChangePolicies } from '@xinghe/rules/sports/cash-out/judge-value.ts'
import { fen, moment, text } from './codec.ts'

export const cashOutStates = ['confirming', 'accepted', 'refused'] as const
type CashOutState = (typeof cashOutStates)[number]

/** One request of a member to be paid for a running bet, or for a part of it, before its result. */
export interface CashOut {
  readonly id: string
  /** Id of the bet. */
  readonly betId: string
  readonly requestId: string
  /** Per cent of the stake that the bet had at that moment, 1 to 100. */
  readonly share: number
  /** The risk that it takes out of the bet. */
  readonly risk: Fen
  /** Paid when accepted, else as asked for. */
  readonly value: Fen
  readonly state: CashOutState
  /** Name of the refusal. */
  readonly reason: string | null
  readonly askedAt: Instant
  /** When a confirming one is decided; null where it was decided at once. */
  readonly deadline: Instant | null
  readonly decidedAt: Instant | null
}

/** What a running bet as a whole is worth now. */
export interface CashOutOffer {
  readonly betId: string
  /** Null where the bet cannot be cashed out now; then `reason` says why. */
  readonly value: Fen | null
  readonly reason: string | null
  /** How long a request would be confirming; 0 where it is decided at once. */
  readonly confirmMs: number
}

export const cashOut = /* @__PURE__ */ z.object({
  id: z.string(),
  betId: z.string(),
  requestId: z.string(),
  share: z.number(),
  risk: fen,
  value: fen,
  state: z.enum(cashOutStates),
  reason: z.nullable(z.string()),
  askedAt: moment,
  deadline: z.nullable(moment),
  decidedAt: z.nullable(moment),
})

export const cashOutOffer = /* @__PURE__ */ z.object({
  betId: z.string(),
  value: z.nullable(fen),
  reason: z.nullable(z.string()),
  confirmMs: z.number(),
})

export const cashOutRequest = /* @__PURE__ */ z.object({
  betId: text(30, 1),
  share: z.number().check(z.int(), z.minimum(1), z.maximum(100)),
  /** The value that the member saw for this share. */
  value: fen.check(z.refine((amount) => amount > 0n)),
  policy: z.enum(valueChangePolicies),
})
