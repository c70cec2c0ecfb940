import type { WantedPick } from '@xinghe/contract/sports-pick.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import { dayMs, later, minuteMs } from '@xinghe/rules/base/instant.ts'
import { hkPrice } from '@xinghe/rules/base/odds.ts'
import { makeBook } from '@xinghe/server/features/sports/book/make-book.ts'
import { openPlacing, type Placing } from '@xinghe/server/features/sports/place/placing.ts'
import { verifyLedger } from '@xinghe/server/ledger/verify.ts'
import { systemClock as clock } from '@xinghe/server/platform/clock/clock.ts'
import { connect, type Sql } from '@xinghe/server/platform/database/connect.ts'
import { prepareDatabase } from '@xinghe/server/platform/database/prepare-database.ts'
import { openSettings } from '@xinghe/server/platform/settings/settings.ts'
import { handicap } from '../server/test/picks.ts'
import { listed } from '../server/test/sports-news.ts'
import type { PostgresUrls } from '../tools/postgres/urls.ts'
import { bettorAt, fillBettors } from './bettors.ts'
import { createDatabase } from './create-database.ts'

const betMembers = 10_000
const matches = 300

const anyOf = (count: number): number => Math.floor(Math.random() * count)

const slice = 10_000

/** Settled bets of the last months, as placement would have left them. */
const fillBets = async (sql: Sql, count: number): Promise<void> => {
  for (let from = 1; from <= count; from += slice) await fillSlice(sql, from)
}

const fillSlice = async (sql: Sql, from: number): Promise<void> => {
  await sql`
    insert into sports_bet (id, member_id, request_id, position, body_hash, ticket, state, code, stake,
                            risk, max_win, policy, usd_rate, placed_at, accepted_at, result, payout, net,
                            settled_at, match_id, leg)
    select -n, 'mem_bench' || lpad((random() * ${betMembers - 1})::integer::text, 8, '0'),
           gen_random_uuid()::text, 0, md5(n::text), 'XH260101' || n, 'settled', 'single', 1000, 1000, 980,
           'any', 72000, at, at, 'L', 0, -1000, at, 'old' || n % 20000,
           jsonb_build_object('matchId', 'old' || n % 20000, 'marketId', 'old' || n % 20000 || '.R.-2.',
             'gameType', 'FT', 'play', 'R', 'side', 'H', 'line', -2, 'scoreAtBet', null,
             'drawOffered', false, 'goalNumber', null, 'hk', 98, 'odds', jsonb_build_object('type', 'H', 'shown', 98),
             'capKind', 'FT', 'sideName', null)
    from generate_series(${from}::integer, ${from + slice - 1}::integer) as n,
         lateral (select now() - (random() * 100 + n * 0) * interval '1 day' as at) as time`
  await sql`
    insert into ledger_transfer (from_account, into_account, amount, code, cause, key, made_at)
    select -40, -1, 1000, 'bet-stake', 'bet_' || id, 'bet_' || id || ':stake', placed_at from sports_bet
    where id between ${1 - from - slice} and ${-from}`
}

/** As the owner, who may vacuum, on a connection without a statement time-out. */
const fill = async (urls: PostgresUrls, stored: number): Promise<void> => {
  await prepareDatabase(urls)
  const sql = connect(urls.ownerUrl, { max: 1, name: 'bench', statementMs: 10 * minuteMs })
  await fillBettors(sql, betMembers)
  await fillBets(sql, stored)
  await sql`vacuum analyze`
  await sql.end()
}

export interface BetDatabase {
  readonly url: string
  readonly sql: Sql
  readonly placing: Placing
  someMember(): MemberId
  somePick(): WantedPick
  /** Throws when a balance is not the sum of its transfers, or a bet and its stake transfer differ. */
  verify(): Promise<void>
  close(): Promise<void>
}

/** A database with members and a number of stored bets, and a book with constant prices. */
export const openBetDatabase = async (
  server: PostgresUrls,
  name: string,
  stored: number,
): Promise<BetDatabase> => {
  const urls = await createDatabase(server, `bets_${name}`)
  await fill(urls, stored)
  const sql = connect(urls.url, { max: 4, name: 'bench' })
  const settings = await openSettings(sql)
  const bookWriter = makeBook(clock)
  const [at, ids] = [clock.now(), Array.from({ length: matches }, (_, number) => `m${number}`)]
  bookWriter.hear([
    { kind: 'snapshot-begins', at },
    ...ids.flatMap((id) => listed(id, later(at, dayMs), at)),
    { kind: 'snapshot-over', at },
  ])
  const beating = setInterval(
    () => bookWriter.hear([{ kind: 'heartbeat', at: clock.now() }]),
    1_000,
  )
  const config = { databaseUrl: urls.url, databaseWaitMs: 5_000 }
  const placing = openPlacing({ sql, clock, settings, config }, bookWriter.book, {
    storeMatches: async () => undefined,
    log: { error: (detail, text) => console.error(text, detail) },
  })
  const sides: readonly Partial<WantedPick>[] = [{}, { side: 'C', hk: hkPrice(92) }]
  return {
    url: urls.url,
    sql,
    placing,
    someMember: () => bettorAt(anyOf(betMembers)),
    somePick: () => handicap(`m${anyOf(matches)}`, sides[anyOf(sides.length)]),
    async verify() {
      const { transfers, differences } = await verifyLedger(sql)
      const [row] = await sql<{ stray: number }[]>`
        select count(*)::integer as stray from ledger_transfer t
        where t.code = 'bet-stake' and not exists (
          select 1 from sports_bet b where 'bet_' || b.id = t.cause and b.risk = t.amount)`
      if (row?.stray !== 0) throw new Error(`${row?.stray} stakes belong to no bet`)
      if (differences.length > 0) throw new Error(differences.join('\n'))
      console.log(`  ${name}: ${transfers} transfers, all verified`)
    },
    async close() {
      clearInterval(beating)
      await placing.close()
      await settings.close()
      await sql.end()
    },
  }
}
