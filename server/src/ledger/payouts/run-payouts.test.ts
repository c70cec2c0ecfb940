import { afterAll, beforeAll, expect, it } from 'vitest'
import { dayMs, hourMs, instant, later, type Instant } from '@xinghe/rules/base/instant.ts'
import { dayPeriod } from '@xinghe/rules/base/period.ts'
import { startSite, type TestSite } from '../../../test/site.ts'
import { walletMember } from '../../../test/wallet-member.ts'
import { makeOwnTable } from '../../../test/own-table.ts'
import { grantAwards } from '../awards/grant-awards.ts'
import type { PayoutKind, PayoutLine } from './payout-kind.ts'
import { runPayouts } from './run-payouts.ts'

let site: TestSite
let lines: PayoutLine[]
beforeAll(async () => {
  site = await startSite()
  const members = await Promise.all([1, 2, 3].map(() => walletMember(site)))
  lines = members.map(({ id }) => ({ memberId: id, item: '', amount: 5_00n, detail: {} }))
})
afterAll(() => site.close())

const kindOf = (kind: string, more: Partial<PayoutKind> = {}): PayoutKind => ({
  kind,
  periodOf: dayPeriod,
  dueAfterMs: 4 * hourMs,
  freeze: async () => lines,
  pay: async (tx, period, some, now) => {
    const awards = some.map(({ memberId, amount }) => ({
      memberId,
      source: 'rebate' as const,
      period: `${kind} ${period.name}`,
      item: 'day',
      amount,
      multipleHundredths: 100,
      version: null,
      claimUntil: null,
    }))
    await grantAwards(tx, awards, now)
  },
  ...more,
})
const at = (text: string) => instant(Date.parse(text))
const always = async (): Promise<Instant> => at('2100-01-01T00:00:00Z')
const runsOf = (kind: string) =>
  site.platform.sql<{ period: string; state: string }[]>`
    select period, state from payout_run where kind = ${kind} order by period`
const paidOf = async (kind: string): Promise<bigint> => {
  const [row] = await site.platform.sql<{ paid: bigint }[]>`
    select coalesce(sum(amount), 0)::bigint as paid from award where period like ${`${kind} %`}`
  return row?.paid ?? 0n
}

it('pays the last period that is due, and later each that was missed', async () => {
  const { sql } = site.platform
  const kind = kindOf('missed')
  await runPayouts(sql, [kind], always, at('2026-11-16T19:59:59Z'))
  expect(await runsOf('missed')).toEqual([{ period: '2026-11-15', state: 'done' }])
  await runPayouts(sql, [kind], always, at('2026-11-19T20:00:00Z'))
  expect((await runsOf('missed')).map(({ period }) => period)).toEqual([
    '2026-11-15',
    '2026-11-16',
    '2026-11-17',
    '2026-11-18',
    '2026-11-19',
  ])
  expect(await paidOf('missed')).toBe(5n * 15_00n)
})

it('waits until all play of the period is counted', async () => {
  const { sql } = site.platform
  const kind = kindOf('uncounted')
  const now = at('2026-11-16T20:00:00Z')
  const { until } = dayPeriod(later(now, -dayMs))
  await runPayouts(sql, [kind], async () => instant(until - 1), now)
  expect(await runsOf('uncounted')).toEqual([{ period: '2026-11-16', state: 'waiting' }])
  expect(await paidOf('uncounted')).toBe(0n)
  await runPayouts(sql, [kind], async () => until, now)
  expect(await paidOf('uncounted')).toBe(15_00n)
})

it('pays each line once when several processes run, and goes on after a failure', async () => {
  const { sql } = site.platform
  let failures = 2
  const kind = kindOf('several', {
    pay: async (tx, period, some, now) => {
      await kindOf('several').pay(tx, period, some, now)
      if ((failures -= 1) >= 0) throw new Error('the process was killed')
    },
  })
  const now = at('2026-11-16T20:00:00Z')
  for (let round = 0; round < 4; round += 1)
    await Promise.allSettled([1, 2, 3].map(() => runPayouts(sql, [kind], always, now)))
  expect(await paidOf('several')).toBe(15_00n)
  expect(await runsOf('several')).toEqual([{ period: '2026-11-16', state: 'done' }])
})

it('hands each of many lines over once, also when processes run and fail beside each other', async () => {
  const { sql } = site.platform
  await makeOwnTable(site.owner, 'handed_over', 'member_id text, item text')
  const many = lines.flatMap((line) =>
    Array.from({ length: 400 }, (_, part) => ({ ...line, item: `part-${part}` })),
  )
  let steps = 0
  const kind = kindOf('many', {
    freeze: async () => many,
    pay: async (tx, _, some) => {
      await tx`
        insert into handed_over select * from unnest(${some.map(({ memberId }) => memberId)}::text[],
                                                     ${some.map(({ item }) => item)}::text[])`
      if ((steps += 1) % 2 === 1) throw new Error('the process was killed')
    },
  })
  const now = at('2026-11-16T20:00:00Z')
  for (let round = 0; round < 6; round += 1)
    await Promise.allSettled([1, 2, 3].map(() => runPayouts(sql, [kind], always, now)))
  const [sums] = await sql<{ all: number; different: number }[]>`
    select count(*)::int as all, count(distinct (member_id, item))::int as different from handed_over`
  expect(sums).toEqual({ all: many.length, different: many.length })
  expect(await runsOf('many')).toEqual([{ period: '2026-11-16', state: 'done' }])
})

it('pays the other kinds when one fails, and reports the failure', async () => {
  const broken = kindOf('broken', {
    freeze: async () => {
      throw new Error('no lines')
    },
  })
  const now = at('2026-11-16T20:00:00Z')
  await expect(
    runPayouts(site.platform.sql, [broken, kindOf('sound')], always, now),
  ).rejects.toThrow('a payout failed')
  expect(await paidOf('sound')).toBe(15_00n)
})
