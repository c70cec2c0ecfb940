import { rm } from 'node:fs/promises'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { BetChoice } from '@xinghe/rules/games/shared/shared-game.ts'
import { payChunk } from '@xinghe/server/features/games/draws/pay-chunk.ts'
import { payRound } from '@xinghe/server/features/games/draws/pay-round.ts'
import { readRound } from '@xinghe/server/features/games/draws/store-round.ts'
import { countersText, countUses } from '@xinghe/server/ledger/counters.ts'
import { verifyLedger } from '@xinghe/server/ledger/verify.ts'
import { systemClock } from '@xinghe/server/platform/clock/clock.ts'
import { connect, type Sql } from '@xinghe/server/platform/database/connect.ts'
import { migrate } from '@xinghe/server/platform/database/migrate.ts'
import { makeScratchFolder } from '../tools/postgres/places.ts'
import { startPostgres } from '../tools/postgres/start-postgres.ts'
import { median } from './bench.ts'
import { fillBettors } from './bettors.ts'

const rounds = 3
const members = 10_000
/** Row by row all bets would take minutes; the rate is constant, so fewer suffice. */
const betsSingly = 20_000
const platform = (sql: Sql) => ({ sql, clock: systemClock })
const migrations = new URL('../server/migrations', import.meta.url).pathname

/** A game whose bets are paid, with two choices that are staked in turn. */
export interface PaidGame {
  readonly table: string
  readonly channel: string
  readonly houseAccount: number
  readonly numbers: readonly number[]
  readonly choices: readonly [BetChoice, BetChoice]
  /** Of one round. */
  readonly bets: number
}

/** Members with a wallet of the channel, a turnover requirement and limits, as real members have. */
const fillMembers = async (sql: Sql, { table, channel }: PaidGame): Promise<void> => {
  await fillBettors(sql, members)
  await sql`
    insert into ledger_account (member_id, purpose, venue, balance, made_at)
    select id, 'venue', ${channel}, 100000000, now() from member`
  await sql`
    insert into ledger_transfer (from_account, into_account, amount, code, cause, key, made_at)
    select -1, id, balance, 'deposit', 'bench', 'bench-game-' || id, now()
    from ledger_account where venue = ${channel} and member_id is not null`
  const uses = (['wager', 'loss'] as const).map((kind) => ({ kind, amount: 100_000_000n }))
  const counted = countersText(countUses(null, uses, systemClock.now()))
  await sql`
    insert into turnover_line (member_id, kind, cause, asked, made_at)
    select id, 'deposit', id, 1000000000000, now() from member`
  await sql`
    update ledger_account set counted = ${counted} where purpose = 'centre'`
  await sql`
    insert into game_chain (table_code, start, length, salt_source, salt_promised, made_at)
    values (${table}, 'bench', 100000, 'local', 10, now())`
  await sql`vacuum analyze`
}

/** Inserted in parts, each within the statement time-out on a busy machine. */
const part = 10_000

/** The house account has their stakes. */
const fillBets = async (
  sql: Sql,
  { table, channel, houseAccount, choices }: PaidGame,
  roundId: bigint,
  first: number,
): Promise<void> => {
  const [one, other] = choices.map((choice) => JSON.stringify(choice))
  await sql`
    with numbered as (
      select nextval('game_bet_block') as id, n
      from generate_series(${first}::integer, ${first + part - 1}::integer) as n
    ), placed as (
      insert into game_bet (id, ticket, member_id, channel, game, rules_version, round_id, request_id,
                            body_hash, state, stake, risk, choice, placed_at)
      select id, 'XG' || id, 'mem_bench' || lpad((n * 7919 % ${members})::text, 8, '0'),
             ${channel}::text, ${table}::text, 1, ${roundId}::bigint, 'bench ' || id, '', 'open', 1000, 1000,
             (case n % 2 when 0 then ${one ?? ''} else ${other ?? ''} end)::json, now()
      from numbered
      returning ticket, member_id
    ), staked as (
      insert into ledger_transfer (from_account, into_account, amount, code, cause, key, made_at)
      select a.id, ${houseAccount}::integer, 1000, 'bet-stake', p.ticket, p.ticket || ':stake', now()
      from placed p join ledger_account a on a.member_id = p.member_id and a.venue = ${channel}
      returning from_account
    )
    update ledger_account a set balance = a.balance - s.stakes
    from (select from_account, count(*) * 1000 as stakes from staked group by from_account) as s
    where a.id = s.from_account`
}

let draws = 0
/** A drawn round with so many open bets. */
const fillRound = async (sql: Sql, game: PaidGame, bets: number): Promise<bigint> => {
  draws += 1
  const [row] = await sql<{ id: bigint }[]>`
    insert into game_round (table_code, number, name, rules_version, chain_id, link, state, opens_at,
                            closes_at, draws_at, numbers, seed, drawn_at)
    select ${game.table}, ${draws}::bigint, 'bench ' || ${draws}::bigint, 1, id, ${draws}::integer, 'drawn', now(),
           now(), now(), ${`{${game.numbers.join()}}`}::smallint[], 'bench', now()
    from game_chain
    returning id`
  if (row === undefined) throw new Error('no round')
  for (let first = 1; first <= bets; first += part) await fillBets(sql, game, row.id, first)
  await sql`vacuum analyze game_bet`
  return row.id
}

/** Bets per second. */
const payTogether = async (sql: Sql, game: PaidGame): Promise<number> => {
  const id = await fillRound(sql, game, game.bets)
  const started = performance.now()
  await payRound(platform(sql), id)
  return game.bets / ((performance.now() - started) / 1_000)
}

/** The same use case with one bet per transaction, one after the other, for a fixed time. */
const paySingly = async (sql: Sql, game: PaidGame, seconds: number): Promise<number> => {
  const id = await fillRound(sql, game, betsSingly)
  const round = await readRound(sql, id)
  if (round === null) throw new Error('the round is not there')
  const refs = await sql<{ id: bigint; memberId: MemberId }[]>`
    select id, member_id as "memberId" from game_bet where round_id = ${id} order by id`
  const started = performance.now()
  let count = 0
  for (const ref of refs) {
    await payChunk(platform(sql), round, [ref])
    count += 1
    if (performance.now() - started > seconds * 1_000) break
  }
  const rate = count / ((performance.now() - started) / 1_000)
  await payRound(platform(sql), id)
  return rate
}

/** Bets paid per second: those of one round in chunks ÷ the same one by one, same PostgreSQL, in turn. */
export const measurePaying = async (game: PaidGame, seconds: number): Promise<number> => {
  const folder = await makeScratchFolder('xinghe-bench-')
  const database = await startPostgres({ dataDir: folder, name: 'bench' })
  const sql = connect(database.url, { max: 4, name: 'bench' })
  try {
    await migrate(sql, migrations)
    await fillMembers(sql, game)
    const ratios: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const singly = await paySingly(sql, game, seconds)
      const together = await payTogether(sql, game)
      console.log(`  one by one ${Math.round(singly)}/s, in chunks ${Math.round(together)}/s`)
      ratios.push(together / singly)
    }
    const [open] = await sql`select 1 from game_bet where state <> 'settled' limit 1`
    if (open !== undefined) throw new Error('a bet is not settled')
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
