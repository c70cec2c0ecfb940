import type { InputOf, OutputOf } from '@xinghe/contract/call.ts'
import { claimOffers as call } from '@xinghe/contract/promotions.ts'
import { claimAwards } from '../../../ledger/awards/grant-awards.ts'
import { readWallet } from '../../../ledger/read-balance.ts'
import { runOnce } from '../../../ledger/run-once.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import type { Platform } from '../../../platform/parts.ts'

/** Claims several offers at once; what cannot be claimed does not stop the others. */
export const claimOffers = (
  parts: Pick<Platform, 'sql' | 'secrets'>,
  input: InputOf<typeof call>,
  context: MemberContext,
): Promise<OutputOf<typeof call>> =>
  runOnce(parts, call, input, context, {
    isPermanent: true,
    write: async (tx) => {
      const { memberId, now } = context
      const claimed = await claimAwards(tx, memberId, input.awardIds, now)
      const results = Array.from(claimed, ([awardId, result]) =>
        typeof result === 'string'
          ? { awardId, amount: null, refusal: result }
          : { awardId, amount: result.amount, refusal: null },
      )
      const granted = results.reduce((sum, { amount }) => sum + (amount ?? 0n), 0n)
      const { centre } = await readWallet(tx, memberId)
      return { results, granted, centerWalletBalance: centre }
    },
  })
