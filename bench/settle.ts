import { rm } from 'node:fs/promises'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import { hkPrice, oddsOf } from '@xinghe/rules/base/odds.ts'
import type { MatchResult } from '@xinghe/rules/sports/match-result.ts'
import type { StoredLeg } from '@xinghe/server/features/sports/orders/stored-leg.ts'
import { settleChunk } from '@xinghe/server/features/sports/settle/settle-chunk.ts'
import { settleMatch } from '@xinghe/server/features/sports/settle/settle-match.ts'
import { readMatch } from '@xinghe/server/features/sports/settle/store-match.ts'
import { countersText, countUses } from '@xinghe/server/ledger/counters.ts'
import { verifyLedger } from '@xinghe/server/ledger/verify.ts'
import { systemClock } from '@xinghe/server/platform/clock/clock.ts'
import { connect, type Sql } from '@xinghe/server/platform/database/connect.ts'
import { migrate } from '@xinghe/server/platform/database/migrate.ts'
import { makeScratchFolder } from '../tools/postgres/places.ts'
import { startPostgres } from '../tools/postgres/start-postgres.ts'
import { median, type Bench } from './bench.ts'
import { fillBettors } from './bettors.ts'

const rounds = 3
const members = 10_000
const betsTogether = 100_000
/** Row by row a hundred thousand bets would take minutes; the rate is constant, so fewer suffice. */
const betsSingly = 20_000
const migrations = new URL('../server/migrations', import.meta.url).pathname

/** Members with a balance, a turnover requirement and limits, as real members have. */
const fillMembers = async (sql: Sql): Promise<void> => {
  await fillBettors(sql, members)
  const uses = (['wager', 'loss'] as const).map((kind) => ({ kind, amount: 100_000_000n }))
  const counted = countersText(countUses(null, uses, systemClock.now()))
  await sql`
    insert into turnover_line (member_id, kind, cause, asked, made_at)
    select id, 'deposit', id, 1000000000000, now() from member`
  await sql`
    update ledger_account set counted = ${counted} where purpose = 'centre'`
  await sql`vacuum analyze`
}

const legOn = (matchId: string, side: 'H' | 'C'): StoredLeg => ({
  matchId,
  marketId: `${matchId}.M..`,
  gameType: 'FT',
  play: 'M',
  side,
  line: null,
  goalNumber: null,
  scoreAtBet: null,
  drawOffered: true,
  hk: hkPrice(95),
  odds: oddsOf(hkPrice(95), 'E'),
  capKind: 'FT',
  sideName: null,
})

const result: MatchResult = {
  tallies: { score: { full: { home: 2, away: 1, final: true } } },
  goals: ['H', 'C', 'H'],
}

/** Inserted in parts, each within the statement time-out on a busy machine. */
const part = 10_000

/** An ended match with a number of open bets, half of them won; the house account has their stakes. */
const fillMatch = async (sql: Sql, matchId: string, bets: number): Promise<void> => {
  await sql`
    insert into sports_match (id, kind, game_type, discipline, league_id, league_name, starts_at, state,
                              ended_at, result, settling)
    values (${matchId}, 'match', 'FT', 'football', 'l', 'l', now(), 'ended', now(),
            ${JSON.stringify(result)}::text::jsonb, true)`
  for (let first = 1; first <= bets; first += part) await fillBets(sql, matchId, first)
  await sql`vacuum analyze sports_bet`
}

const fillBets = async (sql: Sql, matchId: string, first: number): Promise<void> => {
  await sql`
    with placed as (
      insert into sports_bet (id, member_id, request_id, position, body_hash, ticket, state, code, stake,
                              risk, max_win, policy, usd_rate, placed_at, accepted_at, match_id, leg)
      select nextval('sports_bet_block') + n % 1000, 'mem_bench' || lpad((n * 7919 % ${members})::text, 8, '0'),
             ${matchId} || n, 0, '', 'T' || n, 'open', 'single', 1000, 1000, 950, 'any', 72000, now(), now(),
             ${matchId}, case when n % 2 = 0 then ${JSON.stringify(legOn(matchId, 'H'))}::text::jsonb
                              else ${JSON.stringify(legOn(matchId, 'C'))}::text::jsonb end
      from generate_series(${first}::integer, ${first + part - 1}::integer) as n
      returning id, member_id
    ), staked as (
      insert into ledger_transfer (from_account, into_account, amount, code, cause, key, made_at)
      select a.id, -40, 1000, 'bet-stake', 'bet_' || p.id, 'bet_' || p.id || ':stake', now()
      from placed p join ledger_account a on a.member_id = p.member_id and a.purpose = 'venue'
      returning from_account
    )
    update ledger_account a set balance = a.balance - s.stakes
    from (select from_account, count(*) * 1000 as stakes from staked group by from_account) as s
    where a.id = s.from_account`
}

/** Bets per second. */
const settleTogether = async (sql: Sql, matchId: string): Promise<number> => {
  await fillMatch(sql, matchId, betsTogether)
  const started = performance.now()
  await settleMatch({ sql, clock: systemClock }, matchId)
  return betsTogether / ((performance.now() - started) / 1_000)
}

/** The same use case with one bet per transaction, one after the other, for a fixed time. */
const settleSingly = async (sql: Sql, matchId: string, seconds: number): Promise<number> => {
  await fillMatch(sql, matchId, betsSingly)
  const found = await readMatch(sql, matchId)
  if (found === null) throw new Error('the match is not there')
  const refs = await sql<{ id: bigint; memberId: MemberId }[]>`
    select id, member_id as "memberId" from sports_bet where match_id = ${matchId} order by id`
  const started = performance.now()
  let count = 0
  for (const ref of refs) {
    await settleChunk(sql, [ref], found.match, systemClock.now())
    count += 1
    if (performance.now() - started > seconds * 1_000) break
  }
  const rate = count / ((performance.now() - started) / 1_000)
  await settleMatch({ sql, clock: systemClock }, matchId)
  return rate
}

export const settle: Bench = {
  what: 'bets settled per second: 100,000 bets of one match in chunks ÷ the same one by one, same PostgreSQL, in turn',
  async run({ seconds }) {
    const folder = await makeScratchFolder('xinghe-bench-')
    const database = await startPostgres({ dataDir: folder, name: 'bench' })
    const sql = connect(database.url, { max: 4, name: 'bench' })
    try {
      await migrate(sql, migrations)
      await fillMembers(sql)
      const ratios: number[] = []
      for (let round = 0; round < rounds; round += 1) {
        const singly = await settleSingly(sql, `single${round}`, seconds)
        const together = await settleTogether(sql, `together${round}`)
        console.log(`  one by one ${Math.round(singly)}/s, in chunks ${Math.round(together)}/s`)
        ratios.push(together / singly)
      }
      const [open] = await sql`select 1 from sports_bet where state <> 'settled' limit 1`
      if (open !== undefined) throw new Error('a bet is not settled')
      const { transfers, differences } = await verifyLedger(sql)
      if (differences.length > 0) throw new Error(differences.join('\n'))
      console.log(`  ${transfers} transfers, all verified`)
      return [{ label: 'set-based ÷ row by row', value: median(ratios), goal: { atLeast: 20 } }]
    } finally {
      await sql.end()
      await database.stop()
      await rm(folder, { recursive: true, force: true })
    }
  },
}
