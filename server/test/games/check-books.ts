import { poolContribution, pools, type PoolCode } from '@xinghe/rules/games/slots/pools.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { slotCodes } from '@xinghe/rules/games/slots/machines/machine.ts'
import type { Db, Sql } from '../../src/platform/database/connect.ts'

/** Bets whose stakes and payouts in the ledger are not their own, each counted once. */
const findUnpaid = async (sql: Sql): Promise<string[]> => {
  const rows = await sql<{ ticket: string; state: string }[]>`
    with moved as (
      select cause,
             sum(amount) filter (where code = 'bet-stake') as staked,
             sum(amount) filter (where code in ('bet-payout', 'bet-return', 'pool-win')) as paid,
             count(*) filter (where code in ('bet-payout', 'bet-return')) as payouts
      from ledger_transfer where cause like 'XG%' group by cause
    )
    select b.ticket, b.state from game_bet b left join moved m on m.cause = b.ticket
    where b.state = 'open' or coalesce(m.staked, 0) <> b.risk or coalesce(m.paid, 0) <> b.payout
       or m.payouts > 1
    union all
    select cause, 'no bet' from moved where cause not in (select ticket from game_bet)
    order by 1 limit 5`
  return rows.map(({ ticket, state }) => `${ticket} (${state}) is not settled exactly once`)
}

/** A pool holds its seeds and its part of all stakes, less what was won, to the thousandth of a fen. */
export const findWrongPools = async (sql: Db): Promise<string[]> => {
  const [spun] = await sql<{ stakes: Fen }[]>`
    select coalesce(sum(stake), 0)::bigint as stakes from game_bet
    where game = any(${slotCodes}::text[])`
  const rows = await sql<
    { code: PoolCode; posted: Fen; unposted: bigint; wins: bigint; won: Fen }[]
  >`
    select p.code, p.posted, p.unposted, count(t.*) as wins, coalesce(sum(t.amount), 0)::bigint as won
    from game_pool p
    left join ledger_transfer t on t.from_account = p.account and t.code = 'pool-win'
    group by p.code`
  return rows.flatMap(({ code, posted, unposted, wins, won }) => {
    const seed = pools.find((pool) => pool.code === code)?.seed ?? 0n
    const must = (seed * (wins + 1n) - won) * 1_000n + poolContribution(spun?.stakes ?? 0n)
    const is = posted * 1_000n + unposted
    return is === must ? [] : [`pool ${code} has ${is} thousandths of a fen instead of ${must}`]
  })
}

/** Everything about bets and pools that does not add up; balances are the ledger's own check. */
export const checkBooks = async (sql: Sql): Promise<string[]> => [
  ...(await findUnpaid(sql)),
  ...(await findWrongPools(sql)),
]
