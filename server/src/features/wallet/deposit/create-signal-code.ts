import type { InputOf, OutputOf } from '@xinghe/contract/call.ts'
import { Refused } from '@xinghe/contract/refusal.ts'
import { createSignalCode as call } from '@xinghe/contract/wallet-deposit.ts'
import { later, minuteMs } from '@xinghe/rules/base/instant.ts'
import { makeRemark } from '@xinghe/rules/wallet/order-mark.ts'
import { rails } from '@xinghe/rules/wallet/rails.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { runOnce } from '../../../ledger/run-once.ts'
import { checkDepositOpen, requireOpenRail } from './check-rail.ts'
import { rng } from './choose-mark.ts'
import type { DepositParts } from './deposit-parts.ts'
import { insertSignalCode } from './store-mark.ts'
import { withFreeMark } from './with-free-mark.ts'

/** Validity of a remark before an order uses it; then the order's expiry counts. */
export const signalCodeMs = 30 * minuteMs

export const createSignalCode = (
  parts: DepositParts,
  input: InputOf<typeof call>,
  context: MemberContext,
): Promise<OutputOf<typeof call>> =>
  withFreeMark(() =>
    runOnce(parts, call, input, context, {
      isPermanent: false,
      ask: async () => {
        checkDepositOpen(parts)
        await requireOpenRail(parts, input.rail)
        if (rails[input.rail].mark !== 'remark')
          throw new Refused('invalid-parameter', { fields: ['rail'] })
      },
      write: async (tx) => {
        const { memberId, now } = context
        const code = makeRemark(rng)
        await insertSignalCode(tx, { code, memberId, rail: input.rail, usedBy: null, now })
        return { code, expiresAt: later(now, signalCodeMs) }
      },
    }),
  )
