import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { readPlayStates } from '../src/ledger/check-limits.ts'
import { noteUses } from '../src/ledger/count-limits.ts'
import type { Sql } from '../src/platform/database/connect.ts'

export interface DayUse {
  readonly deposit: Fen
  readonly loss: Fen
  readonly wager: Fen
  readonly book: Fen
}

/** What was last counted as a member's day; null where nothing was. */
export const dayUse = async (sql: Sql, memberId: MemberId): Promise<DayUse | null> => {
  const state = (await readPlayStates(sql, [memberId])).get(memberId)
  const used = (kind: keyof DayUse): Fen => state?.counterOf(kind)?.day.used ?? 0n
  if (state === undefined || state.counterOf('wager') === null) return null
  return {
    deposit: used('deposit'),
    loss: used('loss'),
    wager: used('wager'),
    book: used('book'),
  }
}

/** As if so much had been bet and lost. */
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
