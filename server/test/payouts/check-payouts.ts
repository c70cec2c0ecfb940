import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { verifyLedger } from '../../src/ledger/verify.ts'
import type { Sql } from '../../src/platform/database/connect.ts'
import { timestamp } from '../../src/platform/database/value.ts'
import { awardKey, type ExpectedAwards } from './expected-payouts.ts'

/** At most so many of one kind are named. */
const shown = 5

const compareAwards = async (sql: Sql, expected: ExpectedAwards): Promise<string[]> => {
  const rows = await sql<
    { source: string; period: string; item: string; memberId: MemberId; amount: Fen }[]
  >`select source, period, item, member_id as "memberId", amount from award`
  const found = new Map(
    rows.map((row) => [awardKey(row.source, row.period, row.item, row.memberId), row.amount]),
  )
  const keys = new Set([...expected.keys(), ...found.keys()])
  return [...keys]
    .filter((key) => expected.get(key) !== found.get(key))
    .slice(0, shown)
    .map((key) => `${key}: ${found.get(key)} instead of ${expected.get(key)}`)
}

/** Queries that must return no row, each with the sentence about a row that it returns. */
const faultQueries = (sql: Sql, now: Instant) =>
  [
    ['a run is not done', sql`select kind, period from payout_run where state <> 'done'`],
    [
      'a line was not paid once',
      sql`
        select l.kind, l.period, l.member_id, count(p.*)::int as paid
        from payout_line l left join paid_line p using (kind, period, member_id, item)
        group by l.kind, l.period, l.member_id, l.item having count(p.*) <> 1`,
    ],
    [
      'lines and awards of the runs differ',
      sql`
        select * from (select (select sum(amount) from payout_line) as lines,
                              (select sum(amount) from award where source <> 'vip-upgrade') as awards) as s
        where lines <> awards`,
    ],
    [
      'a granted award was not posted once',
      sql`
        select a.id, count(t.*)::int as transfers, sum(t.amount)::bigint as posted
        from award a left join ledger_transfer t on t.key = a.id
        where a.state = 'granted'
        group by a.id having count(t.*) <> 1 or sum(t.amount) <> a.amount`,
    ],
    [
      'money was posted for an award that is not granted',
      sql`
        select a.id from award a join ledger_transfer t on t.key = a.id where a.state <> 'granted'`,
    ],
    [
      'the turnover of an award is not what was granted',
      sql`
        select a.id, count(l.*)::int as lines, sum(l.asked)::bigint as asked
        from award a left join turnover_line l on l.kind = 'award' and l.cause = a.id
        group by a.id
        having count(l.*) <> (case a.state when 'granted' then 1 else 0 end)
            or sum(l.asked) <> a.amount * a.multiple_hundredths / 100`,
    ],
    [
      'letters of a member are not one for each award',
      sql`
        select member_id, letters, granted
        from (select member_id, count(*) as letters from letter where kind = 'activity' group by member_id) as l
        full join (select member_id, count(*) as granted from award where state = 'granted' group by member_id) as a
          using (member_id)
        where letters is distinct from granted`,
    ],
    [
      'a balance is not the sum of the awards',
      sql`
        select c.member_id, c.balance, a.granted
        from ledger_account c
        left join (select member_id, sum(amount) as granted from award where state = 'granted' group by member_id) as a
          using (member_id)
        where c.purpose = 'centre' and c.balance <> coalesce(a.granted, 0)`,
    ],
    [
      'an offer outlived its end',
      sql`select id from award where state = 'offered' and claim_until <= ${timestamp(now)}`,
    ],
    [
      'an offer ended too early',
      sql`select id from award where state = 'expired' and claim_until > ${timestamp(now)}`,
    ],
    [
      'grade and history differ',
      sql`
        select m.id, m.vip_grade, g.grade from member m
        join lateral (select grade from member_grade where member_id = m.id order by id desc limit 1) as g
          on g.grade <> m.vip_grade`,
    ],
  ] as const

/** Everything that the runs have left behind, against what they must leave. */
export const checkPayouts = async (
  sql: Sql,
  expected: ExpectedAwards,
  now: Instant,
): Promise<string[]> => {
  const faults = await compareAwards(sql, expected)
  for (const [what, query] of faultQueries(sql, now))
    for (const row of (await query).slice(0, shown))
      faults.push(
        `${what}: ${JSON.stringify(row, (_, value) => (typeof value === 'bigint' ? String(value) : value))}`,
      )
  return [...faults, ...(await verifyLedger(sql)).differences]
}
