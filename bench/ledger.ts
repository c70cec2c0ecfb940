import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import { sportsbook } from '@xinghe/server/features/sports/book/channel.ts'
import { post, type Transfer } from '@xinghe/server/ledger/post.ts'
import { verifyLedger } from '@xinghe/server/ledger/verify.ts'
import { systemClock } from '@xinghe/server/platform/clock/clock.ts'
import { connect } from '@xinghe/server/platform/database/connect.ts'
import { prepareDatabase } from '@xinghe/server/platform/database/prepare-database.ts'
import { makeScratchFolder } from '../tools/postgres/places.ts'
import { startPostgres } from '../tools/postgres/start-postgres.ts'
import { median, type Bench } from './bench.ts'
import { measureLoad } from './measure-load.ts'
import { fillPgbench, findPgbench, pgbenchRate } from './pgbench.ts'

const rounds = 5
const members = 10_000
/** Concurrent callers: as many as pgbench has clients. */
const singleCallers = 16
/** Warm-up: V8 compiles the code, and every connection prepares its statements. */
const warmSeconds = 8

const memberAt = (at: number): MemberId => `mem_bench${String(at).padStart(8, '0')}`

/** As the owner, who may vacuum: members funded by a transfer, so that the ledger passes its verification afterwards. */
const fillLedger = async (ownerUrl: string): Promise<void> => {
  const sql = connect(ownerUrl, { max: 1, name: 'bench' })
  await sql`
    insert into member (id, name, name_key, password_hash, registered_ip, registered_uuid,
                        registered_device, registered_at, agreed_at)
    select 'mem_bench' || lpad(n::text, 8, '0'), 'bench' || n, 'bench' || n, '', '', '', '', now(), now()
    from generate_series(0, ${members - 1}) as n`
  await sql`
    insert into ledger_account (member_id, purpose, venue, balance, made_at)
    select id, 'centre', null, 1000000, now() from member`
  await sql`
    insert into ledger_transfer (from_account, into_account, amount, code, cause, key, made_at)
    select -1, id, 1000000, 'deposit', 'bench', 'bench-' || id, now()
    from ledger_account where purpose = 'centre'`
  await sql`vacuum analyze`
  await sql.end()
}

let moved = 0
/** Alternating stakes and payouts of random members, with keys as random as real ones. */
const someMovement = (): Transfer[] => {
  moved += 1
  const id = randomBytes(8).toString('hex')
  const own = { memberId: memberAt(Math.floor(Math.random() * members)), pocket: 'centre' } as const
  const book = { channel: sportsbook }
  const shared = { amount: 100n, cause: `bet_${id}`, key: `bet_${id}:${moved}` }
  return moved % 2 === 0
    ? [{ from: own, into: book, code: 'bet-stake', ...shared }]
    : [{ from: book, into: own, code: 'bet-payout', ...shared }]
}

export const ledger: Bench = {
  what: 'durable movements per second ÷ pgbench TPC-B-like transactions per second, same PostgreSQL, interleaved; CPU per movement as PostgreSQL + Node',
  async run({ seconds }) {
    const pgbench = await findPgbench()
    const folder = await makeScratchFolder('xinghe-bench-')
    const database = await startPostgres({ dataDir: folder, name: 'bench' })
    const sql = connect(database.url, { max: singleCallers, name: 'bench' })
    try {
      await prepareDatabase(database)
      await fillLedger(database.ownerUrl)
      await fillPgbench(pgbench, database.ownerUrl)
      const single = (): Promise<unknown> => post(sql, someMovement(), systemClock.now())
      // Warm-up: fills the account cache and prepares statements before the measurement.
      await measureLoad(sql, singleCallers, warmSeconds, single)
      const ratios: number[] = []
      for (let round = 0; round < rounds; round += 1) {
        const tps = await pgbenchRate(pgbench, database.ownerUrl, seconds)
        const one = await measureLoad(sql, singleCallers, seconds, single)
        console.log(`  pgbench ${Math.round(tps)}/s, single ${one.text}`)
        ratios.push(one.rate / tps)
      }
      const { transfers, differences } = await verifyLedger(sql)
      if (differences.length > 0) throw new Error(differences.join('\n'))
      console.log(`  ${transfers} transfers, all verified`)
      return [{ label: 'single ÷ pgbench', value: median(ratios), goal: { atLeast: 0.9 } }]
    } finally {
      await sql.end()
      await database.stop()
      await rm(folder, { recursive: true, force: true })
    }
  },
}
