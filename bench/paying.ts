import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { BetChoice } from '@xinghe/rules/games/shared/shared-game.ts'
import { payChunk } from '@xinghe/server/features/games/draws/pay-chunk.ts'
import { payRound } from '@xinghe/server/features/games/draws/pay-round.ts'
import { readRound } from '@xinghe/server/features/games/draws/store-round.ts'
import { systemClock } from '@xinghe/server/platform/clock/clock.ts'
import type { Sql } from '@xinghe/server/platform/database/connect.ts'
import { compareInChunks, members, oneByOne, part } from './in-chunks.ts'

/** Row by row all bets would take minutes; the rate is constant, so fewer suffice. */
const betsSingly = 20_000
const platform = (sql: Sql) => ({ sql, clock: systemClock })

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

/** Wallets of the channel, and a chain for the rounds. */
const fillChannel = async (sql: Sql, { table, channel }: PaidGame): Promise<void> => {
  await sql`
    insert into ledger_account (member_id, purpose, venue, balance, made_at)
    select id, 'venue', ${channel}, 100000000, now() from member`
  await sql`
    insert into ledger_transfer (from_account, into_account, amount, code, cause, key, made_at)
    select -1, id, balance, 'deposit', 'bench', 'bench-game-' || id, now()
    from ledger_account where venue = ${channel} and member_id is not null`
  await sql`
    insert into game_chain (table_code, start, length, salt_source, salt_promised, made_at)
    values (${table}, 'bench', 100000, 'local', 10, now())`
}

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
  const rate = await oneByOne(refs, seconds, (ref) => payChunk(platform(sql), round, [ref]))
  await payRound(platform(sql), id)
  return rate
}

/** Bets paid per second: those of one round in chunks ÷ the same one by one. */
export const measurePaying = (game: PaidGame, seconds: number): Promise<number> =>
  compareInChunks({
    prepare: (sql) => fillChannel(sql, game),
    singly: (sql) => paySingly(sql, game, seconds),
    together: (sql) => payTogether(sql, game),
    async isEverythingPaid(sql) {
      const [open] = await sql`select 1 from game_bet where state <> 'settled' limit 1`
      return open === undefined
    },
  })
