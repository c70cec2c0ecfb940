import type { MemberId } from '@xinghe/rules/base/id.ts'
import { hkPrice, oddsOf } from '@xinghe/rules/base/odds.ts'
import type { MatchResult } from '@xinghe/rules/sports/match-result.ts'
import type { StoredLeg } from '@xinghe/server/features/sports/orders/stored-leg.ts'
import { settleChunk } from '@xinghe/server/features/sports/settle/settle-chunk.ts'
import { settleMatch } from '@xinghe/server/features/sports/settle/settle-match.ts'
import { readMatch } from '@xinghe/server/features/sports/settle/store-match.ts'
import { systemClock } from '@xinghe/server/platform/clock/clock.ts'
import type { Sql } from '@xinghe/server/platform/database/connect.ts'
import type { Bench } from './bench.ts'
import { compareInChunks, members, oneByOne, part } from './in-chunks.ts'

const betsTogether = 100_000
/** Row by row a hundred thousand bets would take minutes; the rate is constant, so fewer suffice. */
const betsSingly = 20_000

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
  const rate = await oneByOne(refs, seconds, (ref) =>
    settleChunk(sql, [ref], found.match, systemClock.now()),
  )
  await settleMatch({ sql, clock: systemClock }, matchId)
  return rate
}

export const settle: Bench = {
  what: 'bets settled per second: 100,000 bets of one match in chunks ÷ the same one by one, same PostgreSQL, in turn',
  async run({ seconds }) {
    const value = await compareInChunks({
      singly: (sql, round) => settleSingly(sql, `single${round}`, seconds),
      together: (sql, round) => settleTogether(sql, `together${round}`),
      async isEverythingPaid(sql) {
        const [open] = await sql`select 1 from sports_bet where state <> 'settled' limit 1`
        return open === undefined
      },
    })
    return [{ label: 'set-based ÷ row by row', value, goal: { atLeast: 20 } }]
  },
}
