import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Db } from '../platform/database/connect.ts'
import { countersText, countUses, type Use } from './counters.ts'
import { lockMembers } from './lock-members.ts'
import { readPlayStates, type PlayState } from './member-terms.ts'

/**
 * Writes the counters of a locked member. If the row differs from what was read, another writer did not
 * hold the lock: overwriting it would lose a count, so this throws.
 */
export const writeCount = async (
  tx: Db,
  memberId: MemberId,
  { counted, counters }: PlayState,
  uses: readonly Use[],
  now: Instant,
): Promise<void> => {
  const { count } = await tx`
    update ledger_account set counted = ${countersText(countUses(counters, uses, now))}
    where member_id = ${memberId} and purpose = 'centre' and counted is not distinct from ${counted}`
  if (count !== 1) throw new Error('a counter was changed by another')
}

/**
 * Counts uses that have already happened, without refusing any; an exceeded limit affects the next use.
 * Counters also run without a limit, so that a limit set later covers the whole period.
 */
export const noteUses = async (
  tx: Db,
  memberId: MemberId,
  uses: readonly Use[],
  now: Instant,
): Promise<void> => {
  await lockMembers(tx, [memberId])
  const state = (await readPlayStates(tx, [memberId])).get(memberId)
  if (state === undefined) throw new Error('play state not read')
  await writeCount(tx, memberId, state, uses, now)
}
