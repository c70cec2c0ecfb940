import { rm } from 'node:fs/promises'
import { countersText, countUses } from '@xinghe/server/ledger/counters.ts'
import { verifyLedger } from '@xinghe/server/ledger/verify.ts'
import { systemClock } from '@xinghe/server/platform/clock/clock.ts'
import { connect, type Sql } from '@xinghe/server/platform/database/connect.ts'
import { prepareDatabase } from '@xinghe/server/platform/database/prepare-database.ts'
import { makeScratchFolder } from '../tools/postgres/places.ts'
import { startPostgres } from '../tools/postgres/start-postgres.ts'
import { median } from './bench.ts'
import { fillBettors } from './bettors.ts'

const rounds = 3
export const members = 10_000

/** Inserted in parts, each within the statement time-out on a busy machine. */
export const part = 10_000

/** Members with a turnover requirement and limits, as real members have. */
const fillMembers = async (sql: Sql): Promise<void> => {
  await fillBettors(sql, members)
  const uses = (['wager', 'loss'] as const).map((kind) => ({ kind, amount: 100_000_000n }))
  const counted = countersText(countUses(null, uses, systemClock.now()))
  await sql`
    insert into turnover_line (member_id, kind, cause, asked, made_at)
    select id, 'deposit', id, 1000000000000, now() from member`
  await sql`
    update ledger_account set counted = ${counted} where purpose = 'centre'`
}

/** Works one by one for a fixed time; per second. */
export const oneByOne = async <Item>(
  items: readonly Item[],
  seconds: number,
  work: (item: Item) => Promise<unknown>,
): Promise<number> => {
  const started = performance.now()
  let count = 0
  for (const item of items) {
    await work(item)
    count += 1
    if (performance.now() - started > seconds * 1_000) break
  }
  return count / ((performance.now() - started) / 1_000)
}

interface Compared {
  /** What the bets need besides members. */
  readonly prepare?: (sql: Sql) => Promise<void>
  /** Bets per second in chunks. */
  readonly together: (sql: Sql, round: number) => Promise<number>
  /** Bets per second, one per transaction. */
  readonly singly: (sql: Sql, round: number) => Promise<number>
  readonly isEverythingPaid: (sql: Sql) => Promise<boolean>
}

/** Bets settled per second in chunks ÷ the same one by one, on one PostgreSQL, in turn; the median. */
export const compareInChunks = async (compared: Compared): Promise<number> => {
  const folder = await makeScratchFolder('xinghe-bench-')
  const database = await startPostgres({ dataDir: folder, name: 'bench' })
  // As the owner: each round vacuums.
  const sql = connect(database.ownerUrl, { max: 4, name: 'bench' })
  try {
    await prepareDatabase(database)
    await fillMembers(sql)
    await compared.prepare?.(sql)
    await sql`vacuum analyze`
    const ratios: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const singly = await compared.singly(sql, round)
      const together = await compared.together(sql, round)
      console.log(`  one by one ${Math.round(singly)}/s, in chunks ${Math.round(together)}/s`)
      ratios.push(together / singly)
    }
    if (!(await compared.isEverythingPaid(sql))) throw new Error('something is not paid')
    const { transfers, differences } = await verifyLedger(sql)
    if (differences.length > 0) throw new Error(differences.join('\n'))
    console.log(`  ${transfers} transfers, all verified`)
    return median(ratios)
  } finally {
    await sql.end()
    await database.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
