import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import { refusedPlay, refusedUse } from '../../../ledger/check-limits.ts'
import type { Use } from '../../../ledger/counters.ts'
import { readPlayStates } from '../../../ledger/member-terms.ts'
import type { Tx } from '../../../platform/database/connect.ts'

/** The least bet: it is refused when nothing is left of a limit. */
const leastBet: readonly Use[] = [
  { kind: 'wager', amount: 1n },
  { kind: 'loss', amount: 1n },
]

/**
 * Refuses money on its way to an outside venue as a bet of the house would be refused: at the venue nothing
 * holds it any more. The caller holds the lock of the centre wallet.
 */
export const checkEntry = async (tx: Tx, memberId: MemberId, now: Instant): Promise<void> => {
  const state = (await readPlayStates(tx, [memberId])).get(memberId)
  if (state === undefined) throw new Error('play state not read')
  const refusal = refusedPlay(state.terms, now) ?? refusedUse(state, leastBet, now)
  if (refusal !== null) throw refusal
}
