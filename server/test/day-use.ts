import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { refusedUse } from '../src/ledger/check-limits.ts'
import { noteUses, writeCount } from '../src/ledger/count-limits.ts'
import type { Use } from '../src/ledger/counters.ts'
import { lockMembers } from '../src/ledger/lock-members.ts'
import { readPlayStates } from '../src/ledger/member-terms.ts'
import type { Db, Sql } from '../src/platform/database/connect.ts'

export interface DayUse {
  readonly deposit: Fen
  readonly loss: Fen
  readonly wager: Fen
  /** Put at risk in the sportsbook. */
  readonly book: Fen
}

/** The member's counters of their last day; null when nothing was counted. */
export const dayUse = async (sql: Sql, memberId: MemberId): Promise<DayUse | null> => {
  const state = (await readPlayStates(sql, [memberId])).get(memberId)
  const counters = state?.counters
  if (!counters) return null
  const { deposit, loss, wager } = counters.limits
  return {
    deposit: deposit.day.used,
    loss: loss.day.used,
    wager: wager.day.used,
    book: counters.dayRisk['CRTY'] ?? 0n,
  }
}

/** Counts an amount towards the member's limits, or refuses, as the use cases do. */
export const useLimits = async (
  tx: Db,
  memberId: MemberId,
  uses: readonly Use[],
  now: Instant,
): Promise<void> => {
  await lockMembers(tx, [memberId])
  const state = (await readPlayStates(tx, [memberId])).get(memberId)
  if (state === undefined) throw new Error('play state not read')
  const refusal = refusedUse(state, uses, now)
  if (refusal !== null) throw refusal
  await writeCount(tx, memberId, state, uses, now)
}

/** Counts a lost bet. */
export const countLost = (sql: Sql, memberId: MemberId, amount: Fen, now: Instant): Promise<void> =>
  sql.begin((tx) =>
    noteUses(
      tx,
      memberId,
      [
        { kind: 'wager', amount },
        { kind: 'loss', amount },
      ],
      now,
    ),
  )
