import { createHash } from 'node:crypto'
import { countAllFacts } from '../../src/ledger/counted-play/start-counting.ts'
import { verifyLedger } from '../../src/ledger/verify.ts'
import type { Sql } from '../../src/platform/database/connect.ts'
import { checkCashOuts, type CashOutReport } from './check-cash-outs.ts'

export interface SeasonReport {
  readonly bets: number
  readonly settled: number
  readonly refused: number
  readonly combinations: number
  readonly inPlay: number
  readonly corrected: number
  readonly indebted: number
  readonly cashOuts: CashOutReport
  readonly transfers: number
  /** The faults that were found; empty for a correct season. */
  readonly faults: readonly string[]
  /** Over the sorted rows of the ledger without ids and times. */
  readonly hash: string
}

/** The transfers of a bet must match its row: stake, payout, cash outs, and the unpaid rest of a correction. */
const findWrongMoney = (sql: Sql) => sql<{ id: bigint }[]>`
  select b.id from sports_bet b
  left join (
    select cause, sum(case when from_account > 0 then -amount else amount end) as moved
    from ledger_transfer where code like 'bet-%' or code = 'cash-out' group by cause
  ) as t on t.cause = 'bet_' || b.id
  where coalesce(t.moved, 0) <> case when b.state = 'settled'
    then b.net + b.cashed_value - b.cashed_risk + b.debt else 0 end
     or (b.state = 'settled' and b.net <> b.payout - b.risk)
  order by b.id limit 5`

const findUnended = (sql: Sql) => sql<{ id: bigint; state: string }[]>`
  select id, state from sports_bet where state not in ('settled', 'refused') order by id limit 5`

/** No bet may have its first payout twice. */
const findPaidTwice = (sql: Sql) => sql<{ cause: string }[]>`
  select t.cause from (
    select cause, count(*) as paid from ledger_transfer
    where code in ('bet-payout', 'bet-return') and cause like 'bet\\_%' group by cause
  ) as t join sports_bet b on b.id = substr(t.cause, 5)::bigint
  where t.paid > 1 + b.settlements limit 5`

const findMoneySums = (sql: Sql) => sql<{ sum: bigint }[]>`
  select coalesce(sum(net), 0)::bigint as sum from (
    select sum(amount) as net from ledger_transfer union all
    select -sum(amount) from ledger_transfer) as both_sides`

const hashLedger = async (sql: Sql): Promise<string> => {
  const rows = await sql<{ line: string }[]>`
    select concat_ws('|', fm.name, f.purpose, f.venue, im.name, i.purpose, i.venue, t.amount, t.code) as line
    from ledger_transfer t
    join ledger_account f on f.id = t.from_account left join member fm on fm.id = f.member_id
    join ledger_account i on i.id = t.into_account left join member im on im.id = i.member_id`
  const lines = rows.map(({ line }) => line).sort()
  return createHash('sha256').update(lines.join('\n')).digest('hex')
}

const countBets = async (sql: Sql) => {
  const [row] = await sql<Omit<SeasonReport, 'faults' | 'hash' | 'transfers' | 'cashOuts'>[]>`
    select count(*)::integer as bets,
           count(*) filter (where state = 'settled')::integer as settled,
           count(*) filter (where state = 'refused')::integer as refused,
           count(*) filter (where state = 'settled' and code <> 'single')::integer as combinations,
           count(*) filter (where state = 'settled' and deadline is not null)::integer as "inPlay",
           count(*) filter (where settlements > 1)::integer as corrected,
           count(*) filter (where debt > 0)::integer as indebted
    from sports_bet`
  if (row === undefined) throw new Error('the bets were not counted')
  return row
}

export const checkSeason = async (sql: Sql): Promise<SeasonReport> => {
  await countAllFacts(sql)
  const { transfers, differences } = await verifyLedger(sql)
  const [unended, wrong, twice, sums, cashOuts] = await Promise.all([
    findUnended(sql),
    findWrongMoney(sql),
    findPaidTwice(sql),
    findMoneySums(sql),
    checkCashOuts(sql),
  ])
  const faults = [
    ...differences,
    ...unended.map(({ id, state }) => `bet ${id} is ${state}`),
    ...wrong.map(({ id }) => `the money of bet ${id} is not what its row says`),
    ...twice.map(({ cause }) => `${cause} was paid twice`),
    ...sums.filter(({ sum }) => sum !== 0n).map(({ sum }) => `the ledger sums to ${sum}`),
    ...cashOuts.faults,
  ]
  const bets = await countBets(sql)
  return { ...bets, cashOuts, transfers, faults, hash: await hashLedger(sql) }
}
