import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dealRecords, statement } from '@xinghe/contract/records.ts'
import { dayMs, instant } from '@xinghe/rules/base/instant.ts'
import { startSite, type TestSite } from '../../../test/site.ts'
import { memberWith, type VenueMember } from '../../../test/venue-member.ts'
import { timestamp } from '../../platform/database/value.ts'

let site: TestSite
let member: VenueMember
beforeAll(async () => {
  site = await startSite({ VENUE_ADAPTER: 'none' })
  member = await memberWith(site, 10_000n)
  await member.transfer('CRTY', 1, 3_000n)
  await member.transfer('CRTY', 2, 1_000n)
  await insertOrders()
})
afterAll(() => site.close())

/** 2026-03-01 in GMT+8, and the last minute of the day before there. */
const dayStart = Date.parse('2026-02-28T16:00:00Z')
const eveningBefore = dayStart - 60_000

/** Orders at chosen times, inserted without the calls. */
const insertOrders = async (): Promise<void> => {
  const { sql } = site.platform
  const deposits = [
    { id: 'dep_records01', state: 'paid', amount: 10_000n, received: 10_000n, at: dayStart },
    { id: 'dep_records02', state: 'paid-late', amount: 500n, received: 600n, at: eveningBefore },
    { id: 'dep_records03', state: 'waiting', amount: 700n, received: null, at: dayStart + 1 },
    { id: 'dep_records04', state: 'expired', amount: 800n, received: null, at: dayStart + 2 },
  ]
  for (const { id, state, amount, received, at } of deposits) {
    await sql`
      insert into deposit_order (id, member_id, rail, amount, pay_amount, payee, state, received,
                                 made_at, expires_at)
      values (${id}, ${member.id}, 'bank', ${amount}, ${amount}, '{}', ${state}, ${received},
              ${timestamp(instant(at))}, ${timestamp(instant(at + dayMs))})`
  }
}

const now = (): number => site.platform.clock.now()
const march = {
  from: new Date(dayStart - 10 * dayMs).toISOString(),
  to: new Date(dayStart + 10 * dayMs).toISOString(),
}
const today = () => ({
  from: new Date(now() - dayMs).toISOString(),
  to: new Date(now() + 1_000).toISOString(),
})

const idsOf = (answer: { data: Record<string, unknown> }): string[] =>
  (answer.data['list'] as { id: string }[]).map(({ id }) => id)

describe('queryDealRecord', () => {
  it('lists newest first and sums only completed deals, by GMT+8 days', async () => {
    const { data } = await member.call(dealRecords, march)
    expect(data).toMatchObject({
      total: 4,
      sums: { in: '106.00', out: '0.00' },
      days: [
        { day: '2026-02-28', in: '6.00', out: '0.00' },
        { day: '2026-03-01', in: '100.00', out: '0.00' },
      ],
    })
    expect(idsOf({ data })).toEqual([
      'dep_records04',
      'dep_records03',
      'dep_records01',
      'dep_records02',
    ])
  })

  it.each([
    ['open', ['dep_records03']],
    ['done', ['dep_records01', 'dep_records02']],
    ['failed', ['dep_records04']],
  ])('finds those that are %s', async (state, ids) => {
    const answer = await member.call(dealRecords, { ...march, state })
    expect(idsOf(answer)).toEqual(ids)
    expect(answer.data['total']).toBe(ids.length)
  })

  it('pages, with the total also past the end', async () => {
    const second = await member.call(dealRecords, { ...march, pageNum: 2, pageSize: 3 })
    expect(idsOf(second)).toEqual(['dep_records02'])
    const past = await member.call(dealRecords, { ...march, pageNum: 9, pageSize: 3 })
    expect(past.data).toMatchObject({ total: 4, list: [] })
  })

  it('shows transfers and corrections with their channels in the reader’s script', async () => {
    const { data } = await member.call(dealRecords, { ...today(), language: 'zh-TW' })
    const list = data['list'] as Record<string, unknown>[]
    const shown = list.map(({ category, channel, channelName, direction, amount, state }) => [
      category,
      channel,
      channelName,
      direction,
      amount,
      state,
    ])
    expect(shown).toEqual([
      ['transfer', 'CRTY', '星河體育', 'in', '10.00', 'done'],
      ['transfer', 'CRTY', '星河體育', 'out', '30.00', 'done'],
      ['adjustment', 'adjust-in', '人工加款', 'in', '100.00', 'done'],
    ])
    expect(data['sums']).toEqual({ in: '110.00', out: '30.00' })
  })

  it('gives the reason of an operator in the reader’s script', async () => {
    await site.platform.sql`
      update deposit_order set reason = '付款人与账户姓名不符' where id = 'dep_records04'`
    const reasonsIn = async (language: string) => {
      const { data } = await member.call(dealRecords, { ...march, state: 'failed', language })
      return (data['list'] as { reason: string }[]).map(({ reason }) => reason)
    }
    expect(await reasonsIn('zh-CN')).toEqual(['付款人与账户姓名不符'])
    expect(await reasonsIn('zh-TW')).toEqual(['付款人與帳戶姓名不符'])
  })

  it('filters by category', async () => {
    const { data } = await member.call(dealRecords, { ...today(), category: 'transfer' })
    expect(data).toMatchObject({ total: 2, sums: { in: '10.00', out: '30.00' } })
  })

  it('shows no other member’s', async () => {
    const stranger = await memberWith(site, 0n)
    const { data } = await stranger.call(dealRecords, march)
    expect(data).toMatchObject({ total: 0, list: [], days: [], sums: { in: '0.00', out: '0.00' } })
  })

  it.each([
    ['no period', {}],
    ['an end before the begin', { from: march.to, to: march.from }],
    [
      'more than a year',
      {
        from: new Date(dayStart - 367 * dayMs).toISOString(),
        to: new Date(dayStart).toISOString(),
      },
    ],
    ['what was before five years', { from: '2015-01-01T00:00:00Z', to: '2015-01-02T00:00:00Z' }],
    ['another category', { ...march, category: 'bets' }],
    ['page zero', { ...march, pageNum: 0 }],
    ['a page of a thousand', { ...march, pageSize: 1_000 }],
  ])('does not take %s', async (_, input) => {
    const answer = await member.call(dealRecords, input)
    expect(answer.data.refusal).toBe('invalid-parameter')
  })

  it('requires a session', async () => {
    expect((await site.call(dealRecords, march)).data.refusal).toBe('session-expired')
  })
})

describe('the statement', () => {
  it('runs from the opening to the closing balance, each line with its cause', async () => {
    const { data } = await member.call(statement, { ...today(), wallet: 'centre' })
    expect(data).toMatchObject({ opening: '0.00', closing: '80.00', next: null })
    const lines = data['lines'] as Record<string, string>[]
    expect(lines.map(({ code, amount, balance }) => [code, amount, balance])).toEqual([
      ['adjust-in', '100.00', '100.00'],
      ['venue-in', '-30.00', '70.00'],
      ['venue-out', '10.00', '80.00'],
    ])
    expect(lines[1]?.['cause']).toMatch(/^vt_/)
  })

  it('of all wallets leaves out transfers between them', async () => {
    const { data } = await member.call(statement, { ...today(), wallet: 'all' })
    expect(data).toMatchObject({ opening: '0.00', closing: '100.00', next: null })
    const lines = data['lines'] as Record<string, string>[]
    expect(lines.map(({ code }) => code)).toEqual(['adjust-in'])
  })

  it('continues after a line', async () => {
    const centre = { ...today(), wallet: 'centre' }
    const whole = await member.call(statement, centre)
    const [first] = whole.data['lines'] as { id: string }[]
    const rest = await member.call(statement, { ...centre, after: first?.id })
    expect(rest.data).toMatchObject({ opening: '0.00', closing: '80.00' })
    expect(rest.data['lines']).toHaveLength(2)
  })

  it.each([{ after: '9'.repeat(19) }, { after: '-1' }, { from: '2015-01-01T00:00:00Z' }])(
    'does not take %j',
    async (more) => {
      const answer = await member.call(statement, { ...today(), ...more })
      expect(answer.data.refusal).toBe('invalid-parameter')
    },
  )
})
