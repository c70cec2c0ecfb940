import * as z from 'zod/mini'
import type { Commission } from '@xinghe/rules/agent/commission.ts'
import { fen } from './codec.ts'

/** What a month comes to for an agent, as it is sent and stored with its payout. */
export const commission = {
  active: z.number(),
  houseWin: fen,
  awards: fen,
  base: fen,
  rateBp: z.number(),
  amount: fen,
}

/** What a payout stores: the commission, and the version of the terms it was computed by. */
const commissionDetail = /* @__PURE__ */ z.object({ ...commission, version: z.number() })

export const encodeCommissionDetail = (
  detail: Commission & { readonly version: number },
): z.input<typeof commissionDetail> => z.encode(commissionDetail, detail)
export const decodeCommissionDetail = (
  stored: unknown,
): Commission & { readonly version: number } => z.decode(commissionDetail, stored as never)
