import { vi, expect } from 'vitest'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { fillAwardLines } from '../src/ledger/awards/fill-award-lines.ts'
import { countAllFacts } from '../src/ledger/counted-play/start-counting.ts'
import { verifyLedger } from '../src/ledger/verify.ts'
import type { Sql } from '../src/platform/database/connect.ts'
import { readUncounted } from './uncounted.ts'

/** Transactions in other databases of the cluster can delay counting for a moment. */
export const countEverything = async (
  sql: Sql,
  count: () => Promise<unknown> = () => countAllFacts(sql),
): Promise<void> => {
  await vi.waitFor(async () => {
    await count()
    expect(await readUncounted(sql)).toBe(0)
  })
  await fillAwardLines(sql)
  expect((await verifyLedger(sql)).differences).toEqual([])
}

export interface DayRow {
  readonly day: string
  readonly category: string
  readonly edgeBp: number
  readonly counted: Fen
  readonly net: Fen
}

export const readDays = (sql: Sql, memberId: MemberId): Promise<DayRow[]> => sql<DayRow[]>`
  select day::text as day, category, edge_bp as "edgeBp", counted, net from play_day
  where member_id = ${memberId} order by day, category, edge_bp`

export const readTotal = async (sql: Sql, memberId: MemberId): Promise<Fen | null> => {
  const [row] = await sql<{ counted: Fen }[]>`
    select counted from play_total where member_id = ${memberId}`
  return row?.counted ?? null
}
