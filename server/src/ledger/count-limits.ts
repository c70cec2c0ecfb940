import type { Refused } from '@xinghe/contract/refusal.ts'
import { sportsChannel } from '@xinghe/contract/sports.ts'
import { counterAt, countMore, type Counter } from '@xinghe/rules/account/limit-use.ts'
import type { LimitKind } from '@xinghe/rules/account/limits.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import type { Db } from '../platform/database/connect.ts'
import { readPlayStates, refusedUse, type PlayState, type Use } from './check-limits.ts'
import { countedText, type CountedKind, type Counters } from './counted.ts'
import { lockMembers } from './lock-members.ts'

/** The counters after these uses; a kind that is not used is brought to the same periods. */
export const countersAfter = (
  state: Pick<PlayState, 'counterOf'>,
  uses: readonly Use[],
  now: Instant,
): Counters => {
  const after = (kind: CountedKind): Counter => {
    let more = 0n
    for (const use of uses) if (use.kind === kind) more += use.amount
    const before = state.counterOf(kind)
    return more === 0n ? counterAt(before, now) : countMore(before, more, now)
  }
  return {
    deposit: after('deposit'),
    loss: after('loss'),
    wager: after('wager'),
    book: after('book'),
  }
}

const addUp = (uses: readonly Use[]): Map<CountedKind, Fen> => {
  const sums = new Map<CountedKind, Fen>()
  for (const { kind, amount } of uses) sums.set(kind, (sums.get(kind) ?? 0n) + amount)
  return sums
}

/**
 * Counts what a locked member uses. A row that is not any more as it was read was counted by somebody who
 * did not hold the lock: that must not be lost, and is an error.
 */
export const writeCount = async (
  tx: Db,
  memberId: MemberId,
  state: PlayState,
  uses: readonly Use[],
  now: Instant,
): Promise<void> => {
  const after = countedText(countersAfter(state, uses, now))
  const { count } = await tx`
    update ledger_account set counted = ${after}
    where member_id = ${memberId} and purpose = 'venue' and venue = ${sportsChannel}
      and counted is not distinct from ${state.counted}`
  if (count !== 1) throw new Error('a counter was changed by another')
}

/** Counters run without a limit too: one set later counts the period. */
const countAll = async (
  tx: Db,
  memberId: MemberId,
  uses: readonly Use[],
  now: Instant,
  check: (state: PlayState) => Refused | null,
): Promise<void> => {
  await lockMembers(tx, [memberId])
  const state = (await readPlayStates(tx, [memberId])).get(memberId)
  if (state === undefined) throw new Error('play state not read')
  const refusal = check(state)
  if (refusal !== null) throw refusal
  await writeCount(tx, memberId, state, uses, now)
}

/**
 * Uses so much of the member's limits, or refuses with `limit-reached`, `self-excluded` or
 * `cooling-off`. It locks the member first and until the transaction ends, so the money moves under the
 * same lock.
 */
export const countUses = (
  tx: Db,
  memberId: MemberId,
  uses: readonly Use[],
  now: Instant,
): Promise<void> => {
  const summed = [...addUp(uses)].map(([kind, amount]) => ({ kind, amount }))
  return countAll(tx, memberId, summed, now, (state) => refusedUse(state, summed, now))
}

/** Counts what has happened already, and refuses nothing: a limit that it passes holds the next use. */
export const noteUses = (
  tx: Db,
  memberId: MemberId,
  uses: readonly Use[],
  now: Instant,
): Promise<void> => countAll(tx, memberId, uses, now, () => null)

/** One kind alone; a negative amount gives back, and is never refused. */
export const useLimit = (
  tx: Db,
  memberId: MemberId,
  kind: LimitKind,
  amount: Fen,
  now: Instant,
): Promise<void> => countUses(tx, memberId, [{ kind, amount }], now)
