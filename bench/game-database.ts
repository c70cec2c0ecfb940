import type { MemberId } from '@xinghe/rules/base/id.ts'
import { minuteMs } from '@xinghe/rules/base/instant.ts'
import { openGamesParts, type GamesParts } from '@xinghe/server/features/games/parts/parts.ts'
import { openSeedVault } from '@xinghe/server/platform/secrets/seed-vault.ts'
import { verifyLedger } from '@xinghe/server/ledger/verify.ts'
import { systemClock as clock } from '@xinghe/server/platform/clock/clock.ts'
import { connect, type Sql } from '@xinghe/server/platform/database/connect.ts'
import { prepareDatabase } from '@xinghe/server/platform/database/prepare-database.ts'
import { secretsFrom, type Secrets } from '@xinghe/server/platform/secrets/secrets.ts'
import type { PostgresUrls } from '../tools/postgres/urls.ts'
import { bettorAt, fillBettors } from './bettors.ts'
import { createDatabase } from './create-database.ts'

/** So many that a member's next turn comes after the time that a spin lasts, up to 19,200 spins a second. */
const spinners = 48_000

/** Wallets of the slots with money in them, and seeds whose client part is chosen. */
export const fillSpinners = async (
  sql: Sql,
  secrets: Pick<Secrets, 'seal' | 'open'>,
): Promise<void> => {
  await sql`
    insert into ledger_account (member_id, purpose, venue, balance, made_at)
    select id, 'venue', 'XHDZ', 100000000, now() from member where id like 'mem_bench%'
    on conflict do nothing`
  await sql`
    insert into ledger_transfer (from_account, into_account, amount, code, cause, key, made_at)
    select -1, id, balance, 'deposit', 'bench', 'bench-slots-' || id, now()
    from ledger_account where venue = 'XHDZ' and member_id like 'mem_bench%'`
  const vault = openSeedVault(secrets)
  const [current, next] = [vault.make(), vault.make()]
  await sql`
    insert into game_seed (member_id, sealed, hash, next_sealed, next_hash, client_seed, made_at)
    select id, ${current.sealed}, ${current.hash}, ${next.sealed}, ${next.hash}, id, now()
    from member where id like 'mem_bench%'`
}

export interface GameDatabase {
  readonly sql: Sql
  readonly games: GamesParts
  nextMember(): MemberId
  /** True until every member has had a turn. */
  isFirstTurn(): boolean
  /** Throws where a balance or a pool is not the sum of its transfers, or a stake is not that of a bet. */
  verify(): Promise<void>
  close(): Promise<void>
}

/** A database with members who can spin. */
export const openGameDatabase = async (server: PostgresUrls): Promise<GameDatabase> => {
  const urls = await createDatabase(server, 'spins')
  const secrets = secretsFrom('bench')
  await prepareDatabase(urls)
  const filling = connect(urls.ownerUrl, { max: 1, name: 'bench', statementMs: 10 * minuteMs })
  await fillBettors(filling, spinners)
  await fillSpinners(filling, secrets)
  await filling`vacuum analyze`
  await filling.end()
  const sql = connect(urls.url, { max: 4, name: 'bench' })
  const config = { databaseUrl: urls.url, databaseWaitMs: 5_000 }
  const games = openGamesParts({ sql, clock, secrets, config })
  let turn = 0
  return {
    sql,
    games,
    isFirstTurn: () => turn < spinners,
    nextMember: () => bettorAt((turn += 1) % spinners),
    async verify() {
      const { transfers, differences } = await verifyLedger(sql)
      const [row] = await sql<{ stray: number }[]>`
        select count(*)::integer as stray from ledger_transfer t
        where t.code = 'bet-stake' and not exists (
          select 1 from game_bet b where b.ticket = t.cause and b.risk = t.amount)`
      if (row?.stray !== 0) throw new Error(`${row?.stray} stakes belong to no bet`)
      if (differences.length > 0) throw new Error(differences.join('\n'))
      console.log(`  ${transfers} transfers, all verified`)
    },
    async close() {
      await games.close()
      await sql.end()
    },
  }
}
