import type { MemberId } from '@xinghe/rules/base/id.ts'
import { dayMs, hourMs, instant, later } from '@xinghe/rules/base/instant.ts'
import { dayPeriod } from '@xinghe/rules/base/period.ts'
import type { NewAward } from '@xinghe/server/ledger/awards/award.ts'
import { grantAwards } from '@xinghe/server/ledger/awards/grant-awards.ts'
import type { PayoutKind } from '@xinghe/server/ledger/payouts/payout-kind.ts'
import { runPayouts } from '@xinghe/server/ledger/payouts/run-payouts.ts'
import { systemClock } from '@xinghe/server/platform/clock/clock.ts'
import type { Sql } from '@xinghe/server/platform/database/connect.ts'
import type { Bench } from './bench.ts'
import { compareInChunks, members, oneByOne } from './in-chunks.ts'

/** Days that are paid together, each with a line of every member. */
const days = 10
const always = async () => instant(Number.MAX_SAFE_INTEGER)

const rebateOf = (memberId: MemberId, period: string): NewAward => ({
  memberId,
  source: 'rebate',
  period,
  item: 'day',
  amount: 12_34n,
  multipleHundredths: 100,
  version: 1,
  claimUntil: null,
})

const readMembers = async (sql: Sql): Promise<MemberId[]> => {
  const rows = await sql<{ id: MemberId }[]>`select id from member order by id`
  return rows.map(({ id }) => id)
}

/** A rebate of every member for each day. */
const kindOf = (name: string, memberIds: readonly MemberId[]): PayoutKind => ({
  kind: name,
  periodOf: dayPeriod,
  dueAfterMs: 4 * hourMs,
  freeze: async () =>
    memberIds.map((memberId) => ({ memberId, item: 'day', amount: 12_34n, detail: {} })),
  pay: async (tx, period, lines, now) => {
    await grantAwards(
      tx,
      lines.map(({ memberId }) => rebateOf(memberId, `${name} ${period.name}`)),
      now,
    )
  },
})

/** Lines per second, freezing included. The first run marks the day from which others are missed. */
const payTogether = async (sql: Sql, name: string): Promise<number> => {
  const memberIds = await readMembers(sql)
  const now = systemClock.now()
  await runPayouts(sql, [kindOf(name, [])], always, later(now, -days * dayMs))
  // As autovacuum does on a site that has run for a minute.
  await sql`analyze wagering, turnover_line, award, letter, payout_line, ledger_transfer`
  const started = performance.now()
  await runPayouts(sql, [kindOf(name, memberIds)], always, now)
  return (days * members) / ((performance.now() - started) / 1_000)
}

/** The same awards with one member per transaction, one after the other, for a fixed time. */
const paySingly = async (sql: Sql, name: string, seconds: number): Promise<number> => {
  const memberIds = await readMembers(sql)
  return oneByOne(memberIds, seconds, (memberId) =>
    sql.begin((tx) => grantAwards(tx, [rebateOf(memberId, name)], systemClock.now())),
  )
}

export const payout: Bench = {
  what: 'awards paid per second: 100,000 lines of ten days in payout runs ÷ the same one by one, same PostgreSQL, in turn',
  async run({ seconds }) {
    const value = await compareInChunks({
      singly: (sql, round) => paySingly(sql, `single${round}`, seconds),
      together: (sql, round) => payTogether(sql, `together${round}`),
      async isEverythingPaid(sql) {
        const [open] = await sql`select 1 from payout_run where state <> 'done' limit 1`
        return open === undefined
      },
    })
    return [{ label: 'set-based ÷ row by row', value, goal: { atLeast: 20 } }]
  },
}
